import type { Nodes } from 'mdast';
import type { Position } from '../../../../shared/frontmatter';

/** All text below a node, code spans included, in backticks if `isMarked`. */
export function textOf(node: Nodes, isMarked = false): string {
  if (node.type === 'inlineCode' && isMarked) return `\`${node.value}\``;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(child => textOf(child as Nodes, isMarked)).join('') : '';
}

/** Start of a node; the first line of the page for a node without a position. */
export function positionOf(node: Nodes): Position {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}
