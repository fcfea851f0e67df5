import { isSilent } from '../ranking/wordWeight';
import { fold } from './fold';
import { sameWords } from './sameWords';

/**
 * Words of a run without spaces. Characters that the dictionary leaves alone
 * (端口 in older ones) are read together.
 */
export function denseWords(run: string): string[] {
  const words: string[] = [];
  let loose = '';
  for (const segment of whole(segments(run))) {
    if (isSingle(segment) && !isSilent(segment)) {
      loose += segment;
      continue;
    }
    if (loose) words.push(loose);
    loose = '';
    words.push(segment);
  }
  return loose ? [...words, loose] : words;
}

/** Puts words together again that dictionaries take apart although they are known here: 文件夹. */
function whole(segments: string[]): string[] {
  const words: string[] = [];
  for (const segment of segments) {
    const joined = (words.at(-1) ?? '') + segment;
    if (words.length > 0 && sameWords(joined).length > 0) words[words.length - 1] = joined;
    else words.push(segment);
  }
  return words;
}

/** The pairs of neighbours in a word; a single character and a pair are themselves. */
export function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length <= 2) return [word];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Whether a text is one character. */
export function isSingle(text: string): boolean {
  return [...text].length === 1;
}

/** Cuts a run into words, by the platform's dictionary where there is one. */
function segments(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [run];
  const language = /\p{Script=Hangul}/u.test(run) ? 'ko' : /[\u3040-\u30ff]/.test(run) ? 'ja' : 'zh';
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(run), ({ segment }) =>
    fold(segment),
  );
}
