import { widthOf } from '../index/fold';
import type { HighlightInfo } from '../types';

/** A part of a text that matched. */
export interface Match {
  /** Number of the word in the query. */
  term: number;
  /** How well the word is matched, up to 1; synonyms and misspellings have 0.5 or less. */
  quality: number;
  start: number;
  end: number;
}

/** About how wide an excerpt is, in columns. */
const excerptWidth = 100;

/** A synonym or a guess is not highlighted beside the word itself: less than this share of its quality. */
const leastQuality = 0.6;

/** Matches in the form of a hit: merged, in order, with their width as length. */
export function highlights(text: string, matches: Match[], offset = 0): HighlightInfo[] {
  const best = bestQualities(matches);
  const clear = matches.filter(({ term, quality }) => quality >= best.get(term)! * leastQuality);
  const sorted = clear.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const merged: Array<{ start: number; end: number }> = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: start + offset,
    length: widthOf(text.slice(start + offset, end + offset)),
  }));
}

/**
 * The part of a text with most of the query, about 100 wide, with an ellipsis where text is cut off.
 * Line breaks become spaces.
 * @param matches in order of their places
 * @param from,to the part of `content` that the excerpt is taken from
 */
export function excerpt(
  content: string,
  matches: Match[],
  from = 0,
  to = content.length,
): { statement: string; highlightInfoList: HighlightInfo[] } {
  const { first, last } = densest(content, matches);
  let start = matches[first]?.start ?? from;
  let end = matches[last]?.end ?? start;
  let room = excerptWidth - widthOf(content.slice(start, end));
  // A third of the room before the match, the rest after it.
  const before = grow(content, start, room / 3, from, -1);
  room -= widthOf(content.slice(before, start));
  const after = grow(content, end, room, to, 1);
  start = before;
  end = after;
  while (start < end && /\s/.test(content[start]!)) start++;
  while (end > start && /\s/.test(content[end - 1]!)) end--;
  const head = start > from ? '…' : '';
  const tail = end < to ? '…' : '';
  const shown = matches.filter(match => match.start >= start && match.end <= end);
  const statement = head + content.slice(start, end).replace(/\s/g, ' ') + tail;
  return { statement, highlightInfoList: highlights(statement, shown, head.length - start) };
}

/** The best quality with which each word of the query is matched. */
function bestQualities(matches: Match[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const { term, quality } of matches) best.set(term, Math.max(best.get(term) ?? 0, quality));
  return best;
}

/** The run of matches, within the width of one excerpt, with the most different words, matched best. */
function densest(content: string, matches: Match[]): { first: number; last: number } {
  let best = { first: 0, last: 0, value: 0 };
  for (let first = 0; first < matches.length; first++) {
    let last = first;
    while (
      last < matches.length &&
      widthOf(content.slice(matches[first]!.start, matches[last]!.end)) <= excerptWidth * 0.8
    ) {
      last++;
    }
    let value = 0;
    for (const quality of bestQualities(matches.slice(first, last)).values()) value += quality;
    if (value > best.value) best = { first, last: Math.max(first, last - 1), value };
  }
  return best;
}

/** Moves `start` by up to `room` in one direction, to a border or a gap between words. */
function grow(content: string, start: number, room: number, border: number, step: 1 | -1): number {
  let index = start;
  let gap = start;
  let left = room;
  while (index !== border) {
    const next = step > 0 ? index : index - 1;
    left -= widthOf(content[next]!);
    if (left < 0) break;
    index += step;
    if (index === border || isGap(content, index)) gap = index;
  }
  return index === border ? border : gap;
}

/** Whether a word can end between the characters around `index`. */
function isGap(content: string, index: number): boolean {
  const previous = content.charCodeAt(index - 1);
  const next = content.charCodeAt(index);
  const pair = (next & 0xfc00) === 0xdc00;
  return !pair && (previous > 255 || next > 255 || /\s/.test(content[index - 1]! + content[index]!));
}
