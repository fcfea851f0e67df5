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
    // One word may match two of the query: `tailwindcss` is all of `tailwind css`.
    const isSame = a.start === b.start && a.end === b.end;
    if ((gap < -2 && !isSame) || gap > 3 || a.term === b.term) continue;
    const value = (b.term === a.term + 1 ? 1 : weights.reversed) * a.quality * b.quality;
    pairs[b.term] = Math.max(pairs[b.term]!, value);
  }
  return pairs.reduce((sum, value) => sum + value, 0) / (count - 1);
}

/** How far apart two words may be to count as near, in characters, and at which distance they count half. */
const farthest = 60;
const halfway = 12;
/** How many occurrences before one are looked at. */
const neighbours = 7;

/**
 * How near to each other the words of a query of `count` words occur, in any order, with other words in between:
 * about 1 when each word has a neighbour beside it, more when it has several.
 */
export function nearness(occurrences: Occurrence[], count: number): number {
  if (count < 2 || occurrences.length < 2) return 0;
  const pairs = new Float32Array(count * count);
  for (let index = 1; index < occurrences.length; index++) {
    const b = occurrences[index]!;
    for (let before = index - 1; before >= Math.max(0, index - neighbours); before--) {
      const a = occurrences[before]!;
      if (a.term === b.term) continue;
      const gap = Math.max(0, b.start - a.end);
      if (gap > farthest) break;
      const pair = Math.min(a.term, b.term) * count + Math.max(a.term, b.term);
      pairs[pair] = Math.max(pairs[pair]!, (a.quality * b.quality) / (1 + gap / halfway));
    }
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
