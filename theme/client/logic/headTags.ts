/** A tag of a page's frontmatter (`head`): its name and its attributes. */
export type OwnTag = [name: string, attributes?: Record<string, string>];

/** Elements that a page may add any number of; others are skipped. */
const lists = ['meta', 'link', 'script', 'style', 'noscript'];

/** The tags of a page's frontmatter by name, as unhead takes them; React's attribute names work too. */
export function headTags(pageTags: OwnTag[]) {
  const tags: Record<string, Record<string, string>[]> = {};
  for (const [name, attributes = {}] of pageTags) {
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

/** The layout's tags without those that the page sets itself, compared by name or property. */
export function withoutOwn<T extends { name?: string; property?: string }>(
  tags: T[],
  pageTags: OwnTag[],
): T[] {
  const taken = pageTags
    .filter(([name]) => name === 'meta')
    .flatMap(([, attributes]) => [attributes?.property, attributes?.name]);
  return tags.filter(tag => !taken.includes(tag.property ?? tag.name));
}
