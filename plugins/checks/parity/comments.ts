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
