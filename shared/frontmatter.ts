import { type ErrorCode, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Where something begins in its file. */
export interface Position {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** One key of the frontmatter; the value of a list or map is `{}`. */
export interface FrontmatterEntry extends Position {
  key: string;
  value: unknown;
}

/** Why the frontmatter of a page cannot be parsed. */
export interface FrontmatterProblem extends Position {
  message: string;
  fix: string;
}

/** A page in its two parts. */
export interface SplitPage {
  frontmatter: FrontmatterEntry[];
  /** The page with its frontmatter replaced by spaces, so that positions stay the same. */
  body: string;
  /** Texts inside lists and maps, with their path: `hero.actions.0.link`. */
  nested: FrontmatterEntry[];
  /** Why the frontmatter cannot be parsed; `frontmatter` is then empty. */
  problem?: FrontmatterProblem;
}

const start = { line: 1, column: 1 };
/** How to correct frontmatter, by the code of the YAML parser, or one of a page. */
const fixes: { [code in ErrorCode | 'NO_START' | 'NO_END' | 'NO_KEYS']?: string } = {
  NO_START: 'Begin the page with `---`, without a line or a space before it.',
  NO_END: 'Write `---` on a line of its own below the keys.',
  NO_KEYS:
    'Write `key: value` on each line, such as `title: Start`, with a space after the colon; a line across the page is `***`.',
  MULTILINE_IMPLICIT_KEY: 'Write a space after the colon of each key, and indent the lines of a longer text.',
  DUPLICATE_KEY: 'Remove one of the two keys.',
  TAB_AS_INDENT: 'Indent with spaces.',
  MISSING_CHAR:
    'Add what is missing: the second quotation mark, `: ` after a key, or a comma between the entries of a list.',
};
const quotesFix =
  'Put text that contains `: ` or ` #`, or that begins with `[`, `{`, `*`, `&`, `!`, `%` or `@`, in quotes.';
/** A block of keys that is text, because something is before its `---`, or that line is longer. */
const lateBlock = /^(?:\s+---|\s*-{4,})[ \t]*\r?\n(?:(?:[\w-]+:|[ \t]).*\r?\n)+-{3,}[ \t]*(?:\r?\n|$)/;
const problemOf = (code: keyof typeof fixes, { line, column }: Position, message: string) => ({
  line,
  column,
  message,
  fix: fixes[code] ?? quotesFix,
});

/** The frontmatter of a page with its delimiters; the group is the YAML between them. */
export const frontmatterBlock = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/;

/**
 * Splits a page into frontmatter and the rest. Values are as in YAML 1.2: `2024-02-30` stays a text, where
 * Rspress's own reader makes it another day.
 */
export function splitFrontmatter(source: string): SplitPage {
  const match = frontmatterBlock.exec(source);
  if (!match) {
    const problem = /^\uFEFF?---[ \t]*\r?\n[\w-]+:/.test(source)
      ? problemOf('NO_END', start, 'The line `---` at its end is missing')
      : lateBlock.test(source)
        ? problemOf('NO_START', start, 'The page does not begin with the line `---`')
        : undefined;
    return { frontmatter: [], nested: [], body: source, ...(problem && { problem }) };
  }
  const body = match[0].replace(/[^\n]/g, ' ') + source.slice(match[0].length);
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(match[1] ?? '', { lineCounter: lines });
  // The first line is the delimiter.
  const positionOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const [error] = errors;
  if (error) {
    const message = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
    const problem = problemOf(error.code, positionOf(error.pos[0]), message);
    return { frontmatter: [], nested: [], body, problem };
  }
  if (!isMap(contents)) {
    const problem = problemOf('NO_KEYS', { line: 2, column: 1 }, 'It has no keys');
    return { frontmatter: [], nested: [], body, ...(contents && { problem }) };
  }
  const frontmatter = contents.items.map(({ key, value }) => ({
    key: String(key),
    value: isScalar(value) ? value.value : {},
    ...positionOf(isScalar(key) ? (key.range?.[0] ?? 0) : 0),
  }));
  const nested: FrontmatterEntry[] = [];
  const visit = (node: unknown, path: string): void => {
    if (isMap(node)) for (const { key, value } of node.items) visit(value, `${path}.${key}`);
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, `${path}.${index}`);
    else if (isScalar(node) && path.includes('.'))
      nested.push({ key: path, value: node.value, ...positionOf(node.range?.[0] ?? 0) });
  };
  for (const { key, value } of contents.items) visit(value, String(key));
  return { frontmatter, nested, body };
}

/** The line of a key or an entry in the frontmatter of a page, or of the innermost one around it. */
export function lineOfPath(source: string, path: readonly (string | number)[]): number {
  const [, yaml = ''] = frontmatterBlock.exec(source) ?? [];
  let node: unknown = parseDocument(yaml).contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find(item => String(item.key) === String(key)) : undefined;
    const place = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    node = isSeq(node) ? place : pair?.value;
  }
  return yaml.slice(0, offset).split('\n').length + 1;
}
