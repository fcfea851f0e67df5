/** Tags and attributes of the head, as components pass them to `useHead`. */
export type HeadInput = Record<string, unknown>;

type Attributes = Record<string, unknown>;

/** Whether the head contains all of this already; compares title, meta, link and root attributes, else false. */
export function headShows(input: HeadInput): boolean {
  return Object.entries(input).every(([name, value]) => {
    if (value === undefined) return true;
    if (name === 'title') return typeof value === 'string' && document.title === oneLine(value);
    if (name === 'htmlAttrs') return has(document.documentElement, value as Attributes);
    const tags = Array.isArray(value) ? value.filter(Boolean) : undefined;
    if (tags?.length === 0) return true;
    if (!tags || (name !== 'meta' && name !== 'link')) return false;
    const present = [...document.head.querySelectorAll(name)];
    return tags.every(tag => present.some(element => has(element, tag)));
  });
}

const has = (element: Element, attributes: Attributes) =>
  Object.entries(attributes).every(
    ([name, value]) => value === undefined || element.getAttribute(name) === value,
  );

/** Whitespace as in `document.title`. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
