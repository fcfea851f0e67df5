import type { Nodes } from 'mdast';
import type { Place } from './place';

/** All words below a node, code spans included. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(child => textOf(child as Nodes)).join('') : '';
}

/** Where a node begins; the first line of the page for one that was made up. */
export function placeOf(node: Nodes): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}
