import { classesOf, type PageNode } from './html';

/** One entry of a page's table of contents; `text` holds inline Markdown. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** Tags whose panels beyond the first are hidden at first, so that their headings are no part of the outline yet. */
const panels = new Set(['Tab', 'PageTab']);

/** Inline Markdown of the elements that can stand in a heading. */
const marks: Record<string, string> = { code: '`', strong: '**', em: '*', del: '~~' };

/**
 * The table of contents with the headings that stand inside of tags (`<Steps>`)
 * and containers. Rspress takes only those at the top and adds the others in the
 * browser, which would move the outline, and leave them out without script.
 * @param tree a compiled page with its headings' ids
 * @param toc what Rspress found
 */
export function nestedToc(tree: PageNode, toc: readonly TocEntry[]): TocEntry[] {
  const known = new Map(toc.map(entry => [entry.id, entry]));
  const found: TocEntry[] = [];
  const walk = (node: PageNode) => {
    const depth = Number(/^h([2-4])$/.exec(node.tagName ?? '')?.[1]);
    const id = node.properties?.id;
    if (depth && typeof id === 'string')
      found.push(known.get(id) ?? { id, text: textOf(node).trim(), depth });
    let isLater = false;
    for (const child of (node.children ?? []) as PageNode[]) {
      const isPanel = panels.has(child.name ?? '');
      if (!isPanel || !isLater) walk(child);
      isLater ||= isPanel;
    }
  };
  walk(tree);
  return found;
}

/** A heading as inline Markdown, without the link to itself that Rspress puts into it. */
function textOf(node: PageNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (classesOf(node).includes('rp-header-anchor')) return '';
  const mark = marks[node.tagName ?? ''] ?? '';
  return mark + ((node.children ?? []) as PageNode[]).map(textOf).join('') + mark;
}
