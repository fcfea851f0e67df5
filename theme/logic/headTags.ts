/** A tag of a page's frontmatter (`head`): its name and its attributes. */
export type OwnTag = [name: string, attributes?: Record<string, string>];

/** Tags by their name, in the form that unhead takes. */
export interface TagLists {
  [name: string]: Record<string, string>[];
}

/** Names that the head may hold any number of; title and base have places of their own in the page. */
const lists = ['meta', 'link', 'script', 'style', 'noscript'];

/**
 * The tags of a page's frontmatter, by name. React's spelling of attributes is understood too
 * (`className`, `httpEquiv`), and `children` are the tag's text, as in Rspress's own layout.
 * Tags that no head can hold are passed over.
 */
export function headTags(own: OwnTag[]): TagLists {
  const tags: TagLists = {};
  for (const [name, attributes = {}] of own) {
    if (!lists.includes(name)) continue;
    const { children, className, httpEquiv, ...rest } = attributes;
    tags[name] ??= [];
    tags[name].push({
      ...rest,
      ...(className && { class: className }),
      ...(httpEquiv && { 'http-equiv': httpEquiv }),
      ...(children && { [name === 'script' ? 'innerHTML' : 'textContent']: children }),
    });
  }
  return tags;
}

/**
 * Those of the layout's tags that the page does not set itself.
 * @param tags each with the name or property that tells it from others
 */
export function withoutOwn<T extends { name?: string; property?: string }>(tags: T[], own: OwnTag[]): T[] {
  const taken = own
    .filter(([name]) => name === 'meta')
    .flatMap(([, attributes]) => [attributes?.property, attributes?.name]);
  return tags.filter(tag => !taken.includes(tag.property ?? tag.name));
}
