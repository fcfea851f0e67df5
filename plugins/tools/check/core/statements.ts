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
    if (!sentence.trim()) return [];
    const indent = sentence.length - sentence.trimStart().length;
    const linesAbove = text.slice(0, start + indent).split('\n').length - 1;
    const position = { line: line + linesAbove, column: linesAbove === 0 ? column : 1 };
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
