/** The part of an HTML syntax tree that the theme reads and changes. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
}

/** A node of a compiled page: an element, text, or a tag of MDX with its name. */
export type PageNode = HtmlNode & { name?: string | null };

/** The classes of an element, whether a text or a list. */
export function classesOf({ properties = {} }: HtmlNode): string[] {
  return [properties.class ?? properties.className ?? []]
    .flat()
    .flatMap(name => String(name).split(/\s+/))
    .filter(Boolean);
}

/** Removes properties from an element, in place. */
export function removeProperties(node: HtmlNode, ...names: string[]): void {
  for (const name of names) delete node.properties?.[name];
}
