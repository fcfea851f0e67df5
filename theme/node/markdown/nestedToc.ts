import { headingAnchorClass } from '../../../shared/rspressClasses';
import { classesOf, type PageNode } from '../../shared/html';

/** One entry of a page's table of contents; `text` is inline Markdown. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** Tags of panels. All but the first are initially hidden, so their headings are not in the outline yet. */
const panels = new Set(['Tab', 'PageTab']);

/** Inline Markdown of the elements that a heading can contain. */
const marks: Record<string, string> = { code: '`', strong: '**', em: '*', del: '~~' };

/** The contents with headings inside components (`<Steps>`), which Rspress adds only in the browser. */
export function nestedToc(tree: PageNode, toc: readonly TocEntry[]): TocEntry[] {
  const entriesById = new Map(toc.map(entry => [entry.id, entry]));
  const entries: TocEntry[] = [];
  const walk = (node: PageNode) => {
    const depth = Number(/^h([2-4])$/.exec(node.tagName ?? '')?.[1]);
    const id = node.properties?.id;
    if (depth && typeof id === 'string')
      entries.push(entriesById.get(id) ?? { id, text: textOf(node).trim(), depth });
    let isLater = false;
    for (const child of (node.children ?? []) as PageNode[]) {
      const isPanel = panels.has(child.name ?? '');
      if (!isPanel || !isLater) walk(child);
      isLater ||= isPanel;
    }
  };
  walk(tree);
  return entries;
}

/** A heading as inline Markdown, without the link to itself that Rspress adds. */
function textOf(node: PageNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (classesOf(node).includes(headingAnchorClass)) return '';
  const mark = marks[node.tagName ?? ''] ?? '';
  return mark + ((node.children ?? []) as PageNode[]).map(textOf).join('') + mark;
}
