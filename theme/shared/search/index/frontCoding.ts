import { DigitReader, digits } from './digits';

/** Sorted words as one text: each without the prefix that it shares with the word before it. */
export function packWords(words: string[]): string {
  let previous = '';
  return words
    .map(word => {
      let shared = 0;
      while (shared < word.length && word[shared] === previous[shared]) shared++;
      previous = word;
      return digits(shared) + word.slice(shared);
    })
    .join(' ');
}

/** The words that {@link packWords} wrote; none have spaces. */
export function unpackWords(text: string): string[] {
  if (!text) return [];
  let previous = '';
  return text.split(' ').map(packed => {
    const shared = new DigitReader(packed).next();
    previous = previous.slice(0, shared) + packed.slice(digits(shared).length);
    return previous;
  });
}
