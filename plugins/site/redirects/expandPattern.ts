/** One string that a pattern can match. */
export interface Expansion {
  text: string;
  /** Whether it matches only at the beginning of the path. */
  start: boolean;
}

/** A pattern with more strings than this is treated as unlimited. */
const limit = 1000;
/** Mark the two anchors inside the strings while a pattern is read. */
const START = '\u0002';
const END = '\u0003';
const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??$/;
const token = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|(?:[?*+]|\{\d+(?:,\d*)?\})\??|./gs;

class UnlimitedPattern extends Error {}

/** The strings that a valid regular expression matches; undefined if it matches an unlimited number, as `.*` does. */
export function expandPattern(pattern: string): Expansion[] | undefined {
  try {
    return stringsOf(pattern, false);
  } catch (error) {
    if (error instanceof UnlimitedPattern) return undefined;
    throw error;
  }
}

/** One string that the pattern matches, unlimited parts taken once; undefined where none is found. */
export function exampleOf(pattern: string): string | undefined {
  try {
    return stringsOf(pattern, true).find(({ text }) => new RegExp(pattern).test(text))?.text;
  } catch {
    return undefined;
  }
}

function stringsOf(pattern: string, loose: boolean): Expansion[] {
  const expansions = new Map<string, Expansion>();
  for (const marked of alternatives(pattern.match(token) ?? [], loose)) {
    const start = marked.startsWith(START);
    const text = marked.slice(start ? 1 : 0, marked.endsWith(END) ? -1 : undefined);
    // An anchor in the middle never matches.
    if (text && !text.includes(START) && !text.includes(END)) expansions.set(marked, { text, start });
  }
  return [...expansions.values()];
}

/** Every string that the tokens match, up to the end of their group. If `loose`, an unlimited part gives one example. */
function alternatives(tokens: string[], loose: boolean): string[] {
  const strings: string[] = [];
  let sequence = [''];
  for (let next = tokens.shift(); next !== undefined && next !== ')'; next = tokens.shift()) {
    if (next === '|') {
      strings.push(...sequence);
      sequence = [''];
      continue;
    }
    const atom = next.startsWith('(') ? group(next, tokens, loose) : stringsOfToken(next, loose);
    const repeats = quantifier.test(tokens[0] ?? '') ? tokens.shift()! : '';
    sequence = joined(sequence, repeats ? repeated(atom, repeats, loose) : atom);
  }
  return [...strings, ...sequence];
}

function group(opening: string, tokens: string[], loose: boolean): string[] {
  if (/[=!]$/.test(opening)) throw new UnlimitedPattern();
  return alternatives(tokens, loose);
}

function repeated(strings: string[], repeats: string, loose: boolean): string[] {
  if (repeats.startsWith('?')) return loose ? strings : ['', ...strings];
  const count = /^\{(\d+)\}/.exec(repeats)?.[1];
  if (count) return Array.from({ length: Number(count) }, () => strings).reduce(joined, ['']);
  return unlimited(strings, loose);
}

function stringsOfToken(text: string, loose: boolean): string[] {
  if (text === '^') return [START];
  if (text === '$') return [END];
  if (text === '.') return unlimited(['x'], loose);
  if (text === '\\d') return [...'0123456789'];
  if (/^\\[a-z\d]/i.test(text)) return unlimited(['x'], loose);
  return text.length > 1 && text.startsWith('[') ? classMembers(text.slice(1, -1), loose) : [text.slice(-1)];
}

function classMembers(inner: string, loose: boolean): string[] {
  if (inner.startsWith('^')) return unlimited([inner.includes('x') ? 'q' : 'x'], loose);
  return (inner.match(/(?:\\.|.)-(?:\\.|.)|\\.|./gs) ?? []).flatMap(member => {
    const [, first, last] = /^(\\?.)-(\\?.)$/s.exec(member) ?? [];
    if (!first || !last) return member.startsWith('\\') ? stringsOfToken(member, loose) : [member];
    const [from, to] = [first, last].map(each => each.charCodeAt(each.length - 1)) as [number, number];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
  });
}

function joined(heads: string[], tails: string[]): string[] {
  if (heads.length * tails.length > limit) throw new UnlimitedPattern();
  return heads.flatMap(head => tails.map(tail => head + tail));
}

function unlimited(example: string[], loose: boolean): string[] {
  if (loose) return example;
  throw new UnlimitedPattern();
}
