/** A run of characters that are written without spaces between words. */
const unspaced = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]+';
const runs = new RegExp(`${unspaced}|(?:(?!${unspaced})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const isUnspaced = new RegExp(`^${unspaced}$`, 'u');

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Chinese and Japanese words of one character that carry no meaning in a query. */
const stopWords = /^[的了吗呢吧是在和与或把被从对给让我你のをはがにでと]$/u;

/**
 * The terms by which PostgreSQL finds a text, separated by spaces: words of letters and digits, names in camel case also
 * by their parts. Chinese and Japanese become pairs of neighbouring characters and the last character, so that
 * PostgreSQL needs no extension to split them.
 */
export function termsOf(text: string): string {
  return textRuns(text)
    .flatMap(run => {
      if (isUnspaced.test(run)) return [...pairs(run), [...run].at(-1)!];
      const parts = run.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
      return parts.length > 1 ? [run, ...parts] : [run];
    })
    .join(' ');
}

/** What a reader typed, in the syntax of `to_tsquery`. */
export interface TermQuery {
  /** Matches pages that contain all words. */
  all: string;
  /** One query per term; a page that matches one of them is a result. */
  terms: string[];
  /** The words in which typos can be tolerated. */
  words: string[];
}

/** The query for what a reader typed; undefined if it contains no letters and digits. The last word is a prefix. */
export function termQuery(keyword: string): TermQuery | undefined {
  const list = textRuns(keyword);
  const terms = list.map((run, index) => {
    if (isUnspaced.test(run) && [...run].length > 1) return { ...wordPairs(run), prefix: false };
    const prefix = isUnspaced.test(run) || index === list.length - 1;
    return { required: [run], optional: [], prefix };
  });
  const quoted = (words: string[], prefix: boolean) => words.map(word => `'${word}'${prefix ? ':*' : ''}`);
  const required = terms.flatMap(({ required, prefix }) => quoted(required, prefix));
  if (required.length === 0) return undefined;
  return {
    all: required.join(' & '),
    terms: [...required, ...terms.flatMap(({ optional }) => quoted(optional, false))],
    words: list.filter(run => !isUnspaced.test(run) && run.length > 2),
  };
}

function textRuns(text: string): string[] {
  return text.normalize('NFKC').match(runs) ?? [];
}

/**
 * The pairs of a run that mean something. Required are those inside a word and those of two words of one character,
 * because the segmenter returns the characters of words that are not in its dictionary one by one. A pair of a word's
 * last character and a word of one character may be part of a longer word.
 */
function wordPairs(run: string): { required: string[]; optional: string[] } {
  const owners = [...segmenter.segment(run)].flatMap(word => [...word.segment].map(() => word));
  const required: string[] = [];
  const optional: string[] = [];
  for (const [index, pair] of pairs(run).entries()) {
    const [left, right] = [owners[index]!, owners[index + 1]!];
    const short = [left, right].filter(({ segment }) => [...segment].length === 1);
    if (left === right) required.push(pair);
    else if (short.some(({ segment }) => stopWords.test(segment))) continue;
    else if (short.length === 2) required.push(pair);
    else if (short.length === 1) optional.push(pair);
  }
  return required.length > 0 ? { required, optional } : { required: pairs(run), optional: [] };
}

/** Neighbouring characters of a run, each with the next one. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => characters[index]! + character);
}
