import type { Paragraph, Table, TableRow } from 'mdast';
import { positionOf, textOf } from './nodes';
import type { Statement } from './page';

/** The sentences of a paragraph, each with the line on which it begins. */
export function sentencesOf(paragraph: Paragraph, section: number): Statement[] {
  const { line, column } = positionOf(paragraph);
  const text = textOf(paragraph, true);
  // Splits after the end of a sentence, but not inside a code span.
  const ends = [...text.matchAll(/`[^`]*`|[。！？]+|[.!?]+(?=\s|$)/g)]
    .filter(([match]) => !match.startsWith('`'))
    .map(({ 0: match, index }) => index + match.length);
  const starts = [0, ...ends];
  return starts.flatMap((start, index) => {
    const sentence = text.slice(start, starts[index + 1]);
    const breaks = text.slice(0, start + (sentence.length - sentence.trimStart().length)).split('\n');
    const first = breaks.length === 1;
    if (!sentence.trim()) return [];
    const topic = start === 0 && paragraph.children[0]?.type === 'strong' ? { topic: true } : {};
    const position = { line: line + breaks.length - 1, column: first ? column : 1 };
    return [{ text: sentence.trim(), ...position, section, ...topic }];
  });
}

/** The rows of a table, without the header. */
export function rowsOf({ children: [head, ...rows] }: Table, section: number): Statement[] {
  const cellsOf = (row: TableRow) => row.children.map(cell => textOf(cell, true).trim());
  const headers = head ? cellsOf(head) : [];
  return rows.map(row => {
    const cells = cellsOf(row).map((text, index) => ({ header: headers[index] ?? '', text }));
    return { ...positionOf(row), section, cells, text: cells.map(({ text }) => text).join(' | ') };
  });
}
