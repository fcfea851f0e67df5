import type { Nodes, Paragraph, Table } from 'mdast';
import { positionOf } from './nodes';
import type { Statement } from './page';

/** The sentences of a paragraph, each with the line on which it begins. */
export function sentencesOf(paragraph: Paragraph, section: number): Statement[] {
  const { line, column } = positionOf(paragraph);
  const text = markedText(paragraph);
  // Splits after the end of a sentence, but not inside a code span.
  const ends = [...text.matchAll(/`[^`]*`|[。！？]+|[.!?]+(?=\s|$)/g)]
    .filter(([match]) => !match.startsWith('`'))
    .map(({ 0: match, index }) => index + match.length);
  const starts = [0, ...ends];
  return starts.flatMap((start, index) => {
    const sentence = text.slice(start, starts[index + 1]);
    const breaks = text.slice(0, start + (sentence.length - sentence.trimStart().length)).split('\n');
    const first = breaks.length === 1;
    return sentence.trim()
      ? [{ text: sentence.trim(), line: line + breaks.length - 1, column: first ? column : 1, section }]
      : [];
  });
}

/** The rows of a table, without the header. */
export function rowsOf({ children: [head, ...rows] }: Table, section: number): Statement[] {
  const header = head?.children[0] ? markedText(head.children[0]).trim() : '';
  return rows.map(row => ({
    ...positionOf(row),
    section,
    header,
    text: row.children.map(cell => markedText(cell).trim()).join(' | '),
  }));
}

/** Text with code spans in backquotes. */
function markedText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(child => markedText(child as Nodes)).join('') : '';
}
