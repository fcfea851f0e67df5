/** How the languages of code blocks write comments. */
const comments: Record<string, RegExp[]> = {
  c: [/\/\/[^\n]*/y, /\/\*[\s\S]*?\*\//y],
  css: [/\/\*[\s\S]*?\*\//y],
  hash: [/#[^\n]*/y],
  markup: [/<!--[\s\S]*?-->/y],
  mixed: [/<!--[\s\S]*?-->/y, /\/\/[^\n]*/y, /\/\*[\s\S]*?\*\//y],
};

const families: Record<string, keyof typeof comments> = {
  ts: 'c',
  tsx: 'c',
  js: 'c',
  jsx: 'c',
  mjs: 'c',
  cjs: 'c',
  mts: 'c',
  cts: 'c',
  typescript: 'c',
  javascript: 'c',
  jsonc: 'c',
  json5: 'c',
  scss: 'c',
  less: 'c',
  stylus: 'c',
  rust: 'c',
  css: 'css',
  sh: 'hash',
  bash: 'hash',
  shell: 'hash',
  yaml: 'hash',
  yml: 'hash',
  toml: 'hash',
  ini: 'hash',
  docker: 'hash',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  md: 'markup',
  vue: 'mixed',
  svelte: 'mixed',
  astro: 'mixed',
  mdx: 'mixed',
};

/** Code with its comments taken out; strings stay, and so do line breaks. */
export function withoutComments(code: string, lang: string): string {
  const family = families[lang.toLowerCase()];
  if (!family) return code;
  const string = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y;
  let result = '';
  for (let at = 0; at < code.length; ) {
    const taken = match(string, code, at) || '';
    const comment = taken ? '' : startsComment(code, at, family) ? first(comments[family]!, code, at) : '';
    if (comment) result += comment.replace(/[^\n]/g, '');
    else result += taken || code[at];
    at += comment.length || taken.length || 1;
  }
  return result;
}

/** `#` begins a comment only after a blank, `//` not in an address. */
function startsComment(code: string, at: number, family: keyof typeof comments): boolean {
  const before = at > 0 ? code[at - 1]! : '\n';
  if (family === 'hash') return /\s/.test(before);
  return code.startsWith('//', at) ? before !== ':' : true;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function first(patterns: readonly RegExp[], text: string, at: number): string {
  for (const pattern of patterns) {
    const found = match(pattern, text, at);
    if (found) return found;
  }
  return '';
}

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
export function codeLines(code: string, lang: string): Line[] {
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
