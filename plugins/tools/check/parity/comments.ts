const slashes = /\/\/[^\n]*/y;
const block = /\/\*[\s\S]*?\*\//y;
const markup = /<!--[\s\S]*?-->/y;
const hash = /#[^\n]*/y;

/** The comment syntax of languages; code in other languages has no comments. */
const families: [languages: string, comments: RegExp[]][] = [
  ['ts tsx js jsx mjs cjs mts cts typescript javascript jsonc json5 scss less stylus rust', [slashes, block]],
  ['css', [block]],
  ['sh bash shell yaml yml toml ini docker', [hash]],
  ['html xml svg md', [markup]],
  ['vue svelte astro mdx', [markup, slashes, block]],
];

const string = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y;

/** Removes the comments of code; strings and line breaks stay. */
export function withoutComments(code: string, lang: string): string {
  const [, comments] = families.find(([names]) => names.split(' ').includes(lang.toLowerCase())) ?? [];
  if (!comments) return code;
  let result = '';
  for (let index = 0; index < code.length; ) {
    const text = match(string, code, index);
    const comment =
      text || !canStartComment(code, index) ? '' : comments.map(each => match(each, code, index)).join('');
    result += comment ? comment.replace(/[^\n]/g, '') : text || code[index];
    index += comment.length || text.length || 1;
  }
  return result;
}

/** `#` starts a comment only after whitespace, `//` not in an address. */
function canStartComment(code: string, index: number): boolean {
  const before = index > 0 ? code[index - 1]! : '\n';
  return code[index] === '#' ? /\s/.test(before) : !code.startsWith('//', index) || before !== ':';
}

/** What a sticky pattern matches at a position, or an empty string. */
function match(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
}
