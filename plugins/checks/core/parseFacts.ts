import type { List, ListItem, Nodes, Parent } from 'mdast';
import type { Fact, Fence, Part } from './page';

/** Labels of the three facts, in the languages that pages are written in. */
const labels: Record<string, string> = {
  type: 'type',
  default: 'default',
  version: 'version',
  类型: 'type',
  默认值: 'default',
  版本: 'version',
};

/**
 * The bullets of one `<OptionFacts>`: `- **Type:** `boolean``, with code blocks of the same bullet.
 * @param fences the code blocks inside the element
 * @param first index of the first of them among the page's
 */
export function parseFacts(element: Parent, fences: readonly Fence[], first: number): Fact[] {
  const lists = element.children.filter((child): child is List => child.type === 'list');
  return lists.flatMap(list => list.children).flatMap(item => parseItem(item, fences, first));
}

function parseItem(item: ListItem, fences: readonly Fence[], first: number): Fact[] {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph' || paragraph.children[0]?.type !== 'strong') return [];
  const [strong, ...rest] = paragraph.children;
  const label = text(strong)
    .replace(/[:：]\s*$/, '')
    .trim();
  const parts: Part[] = [];
  for (const node of rest) gather(node, parts);
  for (const node of item.children.slice(1)) gather(node as Nodes, parts);
  const start = item.position!.start;
  const end = item.position!.end;
  const inside = fences.flatMap((fence, index) =>
    fence.line >= start.line && fence.line <= end.line ? [first + index] : [],
  );
  const kind = labels[label.toLowerCase()] ?? label;
  return [{ kind, parts, fences: inside, line: start.line, column: start.column }];
}

function gather(node: Nodes, parts: Part[]): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  if (node.type === 'inlineCode') parts.push({ code: true, value: node.value, line, column });
  else if (node.type === 'text') parts.push({ code: false, value: node.value, line, column });
  else if ('children' in node) {
    for (const child of node.children) gather(child as Nodes, parts);
    parts.push({ code: false, value: '\n', line, column });
  }
}

function text(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(child => text(child as Nodes)).join('') : '';
}
