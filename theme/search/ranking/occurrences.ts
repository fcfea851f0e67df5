import { weights } from './weights';

/** A place where a word of the query occurs. */
export interface Occurrence {
  /** Number of the word in the query. */
  term: number;
  /** How well the word is matched, up to 1. */
  quality: number;
  /** `[start, end)` in the text of the field. */
  start: number;
  end: number;
}

/** How much of a query of `count` words occurs in one piece: 1 when all words follow each other in order. */
export function phraseOf(occurrences: Occurrence[], count: number): number {
  if (count < 2 || occurrences.length < 2) return 0;
  const pairs = new Float32Array(count);
  for (let index = 1; index < occurrences.length; index++) {
    const a = occurrences[index - 1]!;
    const b = occurrences[index]!;
    const gap = b.start - a.end;
    if (gap < -2 || gap > 3 || a.term === b.term) continue;
    const value = (b.term === a.term + 1 ? 1 : weights.reversed) * a.quality * b.quality;
    pairs[b.term] = Math.max(pairs[b.term]!, value);
  }
  return pairs.reduce((sum, value) => sum + value, 0) / (count - 1);
}

/** How many characters the occurrences cover, overlaps counted once. */
export function covered(occurrences: Occurrence[]): number {
  let sum = 0;
  let reached = -1;
  for (const { start, end, quality } of occurrences) {
    sum += Math.max(0, end - Math.max(start, reached)) * quality;
    reached = Math.max(reached, end);
  }
  return sum;
}
