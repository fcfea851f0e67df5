import type { Paragraph, Table } from 'mdast';
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
    const position = { line: line + breaks.length - 1, column: first ? column : 1 };
    return [{ text: sentence.trim(), ...position, section }];
  });
}

/** The rows of a table, without the header. */
export function rowsOf({ children: [, ...rows] }: Table, section: number): Statement[] {
  return rows.map(row => {
    const cells = row.children.map(cell => textOf(cell, true).trim());
    return { ...positionOf(row), section, text: cells.join(' | ') };
  });
}
