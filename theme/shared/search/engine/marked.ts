import { unitsOf } from '../index/fold';
import type { HighlightInfo } from '../types';

/** A piece of a text, and whether it matched. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Splits a text at its matches. Matches outside the text are skipped. */
export function marked(text: string, matches: HighlightInfo[]): Piece[] {
  const pieces: Piece[] = [];
  let reached = 0;
  for (const { start, length } of matches.toSorted((a, b) => a.start - b.start)) {
    if (!(start >= reached) || start >= text.length) continue;
    const end = start + unitsOf(text, start, length);
    if (start > reached) pieces.push({ text: text.slice(reached, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    reached = end;
  }
  if (reached < text.length) pieces.push({ text: text.slice(reached), marked: false });
  return pieces;
}
