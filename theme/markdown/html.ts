/** The part of a syntax tree of HTML that we touch. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
}

/** A node of a compiled page: an element, text, or a tag of MDX with its name. */
export type PageNode = HtmlNode & { name?: string | null };

/** The classes of an element, in whichever form it has them. */
export function classesOf({ properties = {} }: HtmlNode): string[] {
  return [properties.class ?? properties.className ?? []]
    .flat()
    .flatMap(name => String(name).split(/\s+/))
    .filter(Boolean);
}

/** Takes properties away from an element, in place. */
export function removeProperties(node: HtmlNode, ...names: string[]): void {
  for (const name of names) delete node.properties?.[name];
}
