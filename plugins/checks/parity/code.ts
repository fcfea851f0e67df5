import { withoutComments } from './comments';

/** A difference between two code blocks; lines from 1, inside each block. */
export interface CodeDifference {
  line: number;
  original: string;
  translated: string;
}

interface Line {
  number: number;
  text: string;
}

/** Lines that count: without comments, without empty ones, with single spaces. */
function codeLines(code: string, lang: string): Line[] {
  return withoutComments(code, lang)
    .split('\n')
    .map((text, index) => ({ number: index + 1, text: text.trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '');
}

/**
 * First difference of a translated block from its original, apart from
 * comments, from strings for people, and from words in languages without code.
 */
export function codeDifference(
  original: string,
  translated: string,
  lang: string,
): CodeDifference | undefined {
  const left = codeLines(original, lang);
  const right = codeLines(translated, lang);
  const index = left.findIndex((line, at) => !right[at] || !sameLine(line.text, right[at].text, lang));
  if (index === -1) {
    const more = right[left.length];
    return more && { line: more.number, original: '', translated: more.text };
  }
  // A dropped line shows best where the next one stands.
  const there = right[index] ?? right.at(-1);
  return { line: there?.number ?? 1, original: left[index]!.text, translated: right[index]?.text ?? '' };
}

/** Languages whose text is for people: file trees, terminal output, markup. */
const prose = /^(?:|txt|text|diff|md|mdx|html|vue|svelte|jsx|tsx|xml|astro|console|log)$/;

function sameLine(original: string, translated: string, lang: string): boolean {
  if (original === translated) return true;
  const other = foreign(translated) ? translated : foreign(original) ? original : undefined;
  if (other === undefined) return false;
  if (blankStrings(original, translated)) return true;
  if (!prose.test(lang.toLowerCase())) return false;
  // Words between tags, or whole lines of output: what is not words must stay.
  return marks(original) === marks(translated) || /^(?:|txt|text|console|log)$/.test(lang);
}

/** Whether the lines are the same but for strings that one of them has in another script. */
function blankStrings(original: string, translated: string): boolean {
  const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const [left, right] = [original.match(strings) ?? [], translated.match(strings) ?? []];
  return (
    original.replace(strings, '""') === translated.replace(strings, '""') &&
    left.length === right.length &&
    left.every((string, index) => string === right[index] || foreign(string) || foreign(right[index]!))
  );
}

/** Letters beyond Latin: a text for people in another script. */
function foreign(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Greek}\u3000-\u303f\uff00-\uffef]|[À-ɏ]/u.test(
    text,
  );
}

/** Tags and braces of a line, in order, with their attributes but for human-readable ones. */
function marks(text: string): string {
  return (text.match(/<[^>]*>|\{[^}]*\}/g) ?? [])
    .map(tag => tag.replace(/"[^"]*"|'[^']*'/g, value => (foreign(value) ? '""' : value)))
    .join('');
}
