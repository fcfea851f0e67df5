import { withoutComments } from './comments';

/** A difference between two code blocks. */
export interface CodeDifference {
  /** Line of the translated block, from 1. */
  line: number;
  /** Empty if the translated block has an additional line. */
  original: string;
  /** Empty if the translated block lacks a line. */
  translated: string;
}

/** The first difference of a translated block, apart from comments, translated strings, and text in languages for prose. */
export function codeDifference(
  original: string,
  translated: string,
  lang: string,
): CodeDifference | undefined {
  const left = codeLines(original, lang);
  const right = codeLines(translated, lang);
  const index = left.findIndex(
    ({ text }, position) => !right[position] || !sameLine(text, right[position].text, lang),
  );
  if (index === -1) {
    const extra = right[left.length];
    return extra && { line: extra.number, original: '', translated: extra.text };
  }
  // A missing line is reported where the next one is.
  const nearest = right[index] ?? right.at(-1);
  return { line: nearest?.number ?? 1, original: left[index]!.text, translated: right[index]?.text ?? '' };
}

/** How to fix a difference, with the place of the original. */
export const differenceFix = ({ original, translated }: CodeDifference, source: string): string =>
  original
    ? `Write \`${original}\`, as in ${source}.`
    : `Remove \`${translated}\`: ${source} has no such line.`;

/** Lines with code: without comments, empty lines and repeated spaces. */
function codeLines(code: string, lang: string): { number: number; text: string }[] {
  return withoutComments(code, lang)
    .split('\n')
    .map((text, index) => ({ number: index + 1, text: text.trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '');
}

/** Languages with text for people: file trees, terminal output, markup, diagrams. */
const prose = /^(?:|txt|text|diff|md|mdx|html|vue|svelte|jsx|tsx|xml|astro|console|log|mermaid)$/;

/** Languages that consist of such text. */
const output = /^(?:|txt|text|console|log|mermaid)$/;

function sameLine(original: string, translated: string, lang: string): boolean {
  if (original === translated) return true;
  if (!isTranslated(original) && !isTranslated(translated)) return false;
  if (sameButStrings(original, translated)) return true;
  if (!prose.test(lang.toLowerCase())) return false;
  return tagsOf(original) === tagsOf(translated) || output.test(lang);
}

/** Whether two lines are equal apart from strings, of which one is in another script. */
function sameButStrings(original: string, translated: string): boolean {
  const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
  const [left, right] = [original.match(strings) ?? [], translated.match(strings) ?? []];
  return (
    original.replace(strings, '""') === translated.replace(strings, '""') &&
    left.every((text, index) => text === right[index] || isTranslated(text) || isTranslated(right[index]!))
  );
}

/** Whether a text has letters beyond ASCII or CJK punctuation, so that it is meant for people. */
function isTranslated(text: string): boolean {
  return /[^\P{L}A-Za-z]|[\u3000-\u303f\uff00-\uffef]/u.test(text);
}

/** Tags and braces of a line, in order; the text of their attributes does not count. */
function tagsOf(text: string): string {
  return (text.match(/<[^>]*>|\{[^}]*\}/g) ?? [])
    .map(tag => tag.replace(/"[^"]*"|'[^']*'/g, value => (isTranslated(value) ? '""' : value)))
    .join('');
}
