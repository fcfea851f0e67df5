import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { FrontmatterEntry, Page } from './page';

interface Split {
  frontmatter: FrontmatterEntry[];
  /** The rest of the page, on its own lines. */
  body: string;
  problem?: Page['brokenFrontmatter'];
}

/** Parts a page into its frontmatter and the rest; a page without any is all body. */
export function splitFrontmatter(source: string): Split {
  const match = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/.exec(source);
  if (!match) return { frontmatter: [], body: source };
  const body = match[0].replace(/[^\n]/g, '') + source.slice(match[0].length);
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(match[1] ?? '', { lineCounter: lines });
  const [error] = errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
    return { frontmatter: [], body, problem: { line: line + 1, column: col, message } };
  }
  if (!isMap(contents)) return { frontmatter: [], body };
  const frontmatter = contents.items.map(({ key, value }) => {
    const { line, col } = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    // Lists and maps are only known to be there.
    return { key: String(key), value: isScalar(value) ? value.value : {}, line: line + 1, column: col };
  });
  return { frontmatter, body };
}
