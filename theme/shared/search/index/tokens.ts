import { fold } from './fold';

/** Receives one term and its place `[start, end)` in the text. */
export type Emit = (term: string, start: number, end: number) => void;

/** Marks of a long vowel, as in ヘッダー; alone they are not a word. */
const longVowels = 'ーｰ';
/** Chinese, Japanese and Korean scripts, which are searched by pairs of characters. */
const cjk = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}${longVowels}`;
const word = `(?:(?![${cjk}])[\\p{L}\\p{N}\\p{M}])+`;
/** English endings after an apostrophe; `l'option` is two words. */
const ending = "['’](?:t|s|re|ll|ve|d|m)(?![\\p{L}\\p{N}])";
const runs = new RegExp(`[${cjk}]+|@(?![\\p{L}\\p{N}])|${word}(?:_+${word})*(?:${ending})?`, 'giu');
const possessive = /['’]s$/i;
const cjkStart = new RegExp(`^[${cjk}]`, 'u');
const lowerCaseWord = /^[a-z]+$/;
const humps = /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+/g;
const number = /^[vV]?\d+$/;
/** The rest of a version after its first number. */
const further = /(?:\.\d+)+(?![\p{L}\p{N}])/uy;
const asciiWord = /^[A-Za-z0-9_]+$/;

/** Longer words are hashes and data, which nobody searches for. */
const maxLength = 48;

/** Whether a term is Chinese, Japanese or Korean. */
export function isCjk(term: string): boolean {
  return term.charCodeAt(0) > 0x10ff && cjkStart.test(term);
}

/**
 * Splits a text into search terms. A name in camelCase, snake_case or kebab-case gives its parts, then
 * the parts joined; a version stays in one piece. Chinese, Japanese and Korean text gives each pair of
 * neighbouring characters and the last character alone, so that every character begins a term.
 */
export function eachTerm(text: string, emit: Emit): void {
  let chain = '';
  let chainStart = 0;
  let chainEnd = -1;
  let links = 0;
  const close = () => {
    if (links > 1 && chain.length <= maxLength) emit(chain, chainStart, chainEnd);
    links = 0;
  };
  let read = 0;
  for (const match of text.matchAll(runs)) {
    const run = match[0].replace(possessive, '');
    const start = match.index;
    if (start < read) continue;
    const end = start + run.length;
    // A hyphen alone between two words joins them: kebab-case.
    const joined = links > 0 && chainEnd === start - 1 && text[chainEnd] === '-';
    if (!joined) close();
    if (cjkStart.test(run)) {
      close();
      eachPair(run, start, emit);
      continue;
    }
    if (run.length > maxLength) continue;
    const version = versionAt(text, run, end);
    if (version) {
      close();
      read = start + version.length;
      emit(version.replace(/^v/i, ''), start, read);
      continue;
    }
    const word = eachPart(run, start, emit);
    chain = joined ? chain + word.joined : word.joined;
    if (!joined) chainStart = start;
    links = (joined ? links : 0) + word.parts;
    chainEnd = end;
  }
  close();
}

/** The whole of `0.7`, `v1.7.6` or `0.0.0.0`, of which `run` is the first number. */
function versionAt(text: string, run: string, end: number): string | undefined {
  if (text[end] !== '.' || !number.test(run)) return undefined;
  further.lastIndex = end;
  const rest = further.exec(text)?.[0];
  return rest && run + rest;
}

/** Emits the parts of one word; returns their count and the parts joined. */
function eachPart(run: string, start: number, emit: Emit): { joined: string; parts: number } {
  if (lowerCaseWord.test(run) || !asciiWord.test(run)) {
    // `can't` is found by `cant`.
    const term = fold(run).replace(/['’]/g, '');
    emit(term, start, start + run.length);
    return { joined: term, parts: 1 };
  }
  let joined = '';
  let parts = 0;
  for (const hump of run.matchAll(humps)) {
    const term = hump[0].toLowerCase();
    emit(term, start + hump.index, start + hump.index + term.length);
    joined += term;
    parts++;
  }
  return { joined, parts };
}

/** Emits each pair of neighbouring characters, then the last character. */
function eachPair(run: string, start: number, emit: Emit): void {
  const characters = [...run.normalize('NFC')];
  let position = start;
  for (let index = 0; index < characters.length; index++) {
    const first = characters[index]!;
    const second = characters[index + 1] ?? '';
    if (second || !longVowels.includes(first))
      emit(first + second, position, position + first.length + second.length);
    position += first.length;
  }
}

/** The terms of a short text, without their places. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  eachTerm(text, term => terms.push(term));
  return terms;
}
