import type { List, ListItem, Nodes, Parent } from 'mdast';
import { positionOf, textOf } from './nodes';
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

/** The bullets of one `<OptionFacts>`; `fences` are the blocks inside it, `first` is the index of the first of them on the page. */
export function parseFacts(element: Parent, fences: readonly Fence[], first: number): Fact[] {
  const lists = element.children.filter((child): child is List => child.type === 'list');
  return lists.flatMap(list => list.children).flatMap(item => parseItem(item, fences, first));
}

function parseItem(item: ListItem, fences: readonly Fence[], first: number): Fact[] {
  const [paragraph, ...blocks] = item.children;
  if (paragraph?.type !== 'paragraph' || paragraph.children[0]?.type !== 'strong') return [];
  const [strong, ...rest] = paragraph.children;
  const label = textOf(strong)
    .replace(/[:：]\s*$/, '')
    .trim();
  const { start, end } = item.position!;
  return [
    {
      kind: labels[label.toLowerCase()] ?? label,
      parts: [...rest, ...blocks].flatMap(node => partsOf(node as Nodes)),
      fences: fences.flatMap(({ line }, index) =>
        line >= start.line && line <= end.line ? [first + index] : [],
      ),
      ...positionOf(item),
    },
  ];
}

function partsOf(node: Nodes): Part[] {
  const position = positionOf(node);
  if (node.type === 'inlineCode') return [{ code: true, value: node.value, ...position }];
  if (node.type === 'text') return [{ code: false, value: node.value, ...position }];
  if (!('children' in node)) return [];
  return [
    ...node.children.flatMap(child => partsOf(child as Nodes)),
    { code: false, value: '\n', ...position },
  ];
}
