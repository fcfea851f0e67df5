import { fold } from '../index/fold';
import { isStopWord } from './stopWords';
import type { Synonyms } from './synonyms';

/**
 * Splits a run of Chinese, Japanese or Korean text into words, by the dictionary of the platform.
 * Neighbouring single characters stay together: older dictionaries do not have 端口.
 */
export function cjkWords(run: string, synonyms: Synonyms): string[] {
  const words: string[] = [];
  let loose = '';
  for (const segment of joinNames(segments(run), synonyms)) {
    if (isOneCharacter(segment) && !isStopWord(segment)) {
      loose += segment;
      continue;
    }
    if (loose) words.push(loose);
    loose = '';
    words.push(segment);
  }
  return loose ? [...words, loose] : words;
}

/** How many segments of the platform a word with synonyms may have. */
const mostSegments = 4;

/** Joins segments that together are a word with synonyms, the longest first: dictionaries split 文件夹. */
function joinNames(segments: string[], synonyms: Synonyms): string[] {
  const words: string[] = [];
  for (let from = 0; from < segments.length; ) {
    let to = Math.min(segments.length, from + mostSegments);
    while (to > from + 1 && !synonyms.has(segments.slice(from, to).join(''))) to--;
    words.push(segments.slice(from, to).join(''));
    from = to;
  }
  return words;
}

/** The pairs of neighbouring characters of a word; a word of one or two characters is itself. */
export function bigrams(word: string): string[] {
  const characters = [...word];
  if (characters.length <= 2) return [word];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}

/** Whether a text is one character. */
export function isOneCharacter(text: string): boolean {
  return [...text].length === 1;
}

function segments(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [run];
  const language = /\p{Script=Hangul}/u.test(run) ? 'ko' : /[\u3040-\u30ff]/.test(run) ? 'ja' : 'zh';
  return Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(run), ({ segment }) =>
    fold(segment),
  );
}
