import { type ErrorCode, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

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
  /** The kind of mistake: the code of the YAML parser, or one of a page. */
  code: ErrorCode | 'NO_END' | 'NO_KEYS';
  message: string;
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

/** The frontmatter of a page with its delimiters; the group is the YAML between them. */
export const frontmatterBlock = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/;

/**
 * Splits a page into frontmatter and the rest. Values are as in YAML 1.2: `2024-02-30` stays a text, where
 * Rspress's own reader makes it another day.
 */
export function splitFrontmatter(source: string): SplitPage {
  const match = frontmatterBlock.exec(source);
  if (!match) {
    const isOpen = /^\uFEFF?---\r?\n[\w-]+:/.test(source);
    const message = 'The line `---` at its end is missing';
    const problem = { code: 'NO_END', line: 1, column: 1, message } as const;
    return { frontmatter: [], nested: [], body: source, ...(isOpen && { problem }) };
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
    const problem = { code: error.code, ...positionOf(error.pos[0]), message };
    return { frontmatter: [], nested: [], body, problem };
  }
  if (!isMap(contents)) {
    const problem = { code: 'NO_KEYS', line: 2, column: 1, message: 'It has no keys' } as const;
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
