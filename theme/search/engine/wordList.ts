import { allowedEdits, editDistance } from './edits';

/** How well a word with typing errors counts beside the word itself. */
const quality = { oneEdit: 0.5, twoEdits: 0.45, openEdit: 0.4 };

/**
 * Numbers of the words that begin with `prefix`, itself left out.
 * @param sorted numbers of the words in the order of their letters
 * @param terms the words by number
 */
export function startingWith(prefix: string, sorted: number[], terms: string[]): number[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[sorted[middle]!]! <= prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && terms[sorted[end]!]!.startsWith(prefix)) end++;
  return sorted.slice(low, end);
}

/**
 * Notes the words that a word with typing errors may mean, also as the beginning of a longer one.
 * @param sorted numbers of the words
 * @param terms the words by number
 * @param note receives the number of each, and how well it answers, above 0 up to 1
 */
export function misspelled(
  word: string,
  sorted: number[],
  terms: string[],
  note: (number: number, value: number) => void,
): void {
  const limit = allowedEdits(word.length);
  // A number has no typing errors: 8080 is not 8081.
  if (limit === 0 || !/\p{L}/u.test(word)) return;
  for (const number of sorted) {
    const term = terms[number]!;
    if (term.length < 3) continue;
    const whole = editDistance(word, term, limit);
    if (whole <= limit) note(number, whole < 2 ? quality.oneEdit : quality.twoEdits);
    else if (term.length > word.length && editDistance(word, term, 1, true) <= 1) {
      note(number, quality.openEdit * (0.5 + (0.5 * word.length) / term.length));
    }
  }
}
