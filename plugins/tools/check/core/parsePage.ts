import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Position, splitFrontmatter } from '../../../../shared/frontmatter';
import { collectParts } from './collectParts';
import { markupProblems } from './markup';
import { setOptOutRanges } from './optOuts';
import type { Page, PageIdentity } from './page';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Reads a page into plain data with positions. Never throws: `broken` says why a page cannot be parsed.
 * @param hasFormulas whether the site reads `$x$` as a formula, in which braces are not JavaScript
 */
export function parsePage(source: string, identity: PageIdentity, hasFormulas = false): Page {
  const { frontmatter, nested, body, problem } = splitFrontmatter(source);
  const page: Page = {
    ...identity,
    frontmatter,
    nested,
    headings: [],
    fences: [],
    links: [],
    images: [],
    tables: [],
    containers: [],
    components: [],
    code: '',
    imports: [],
    markup: [],
    facts: [],
    optOuts: [],
    statements: [],
    prose: [''],
    ...(problem && { brokenFrontmatter: problem }),
  };
  const conflict = /^<{7} [^\n]*\n[\s\S]*?^={7}\r?\n[\s\S]*?^>{7} /m.exec(source);
  if (conflict) {
    const line = source.slice(0, conflict.index).split('\n').length;
    page.broken = { line, column: 1, message: 'It has a merge conflict', isConflict: true };
    return page;
  }
  let tree: Root;
  // As in Rspress, `{#id}` after a title is not an expression.
  const escaped = body.replace(/^(#{1,6} .*?[^\\\n])(\{#[^}\n]+\}[ \t]*)$/gm, '$1\\$2');
  const text = hasFormulas ? withoutFormulas(escaped) : escaped;
  try {
    const processor = identity.file.endsWith('.mdx') ? mdx : markdown;
    tree = processor.parse(text);
  } catch (error) {
    page.broken = { ...positionOf(error), message: (error as { reason?: string }).reason ?? String(error) };
    return page;
  }
  collectParts(tree, text, page);
  page.markup = markupProblems(tree, text, page.code);
  setOptOutRanges(tree, page);
  return page;
}

const fence = /^[ \t>]*(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\k<fence>[`~]*[ \t]*$/;
const span = /(?<!`)(?<span>`+)(?!`)[\s\S]*?(?<!`)\k<span>(?!`)/;
const formula = /(?<!\\)(?:\$\$[\s\S]+?\$\$|\$(?!\s)[^$\n]+?\$)/;
const codeOrFormula = new RegExp(`${fence.source}|${span.source}|${formula.source}`, 'gm');

/** A page whose formulas have spaces instead of the characters that MDX reads. */
function withoutFormulas(text: string): string {
  return text.replace(codeOrFormula, found => (found.startsWith('$') ? found.replace(/[{}<]/g, ' ') : found));
}

/** Where a page cannot be parsed. For a tag that the page never closes, only the message has the position. */
function positionOf(error: unknown): Position {
  const { line, column, reason = '' } = error as Partial<Position> & { reason?: string };
  const [, inLine = 1, inColumn = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: line ?? Number(inLine), column: column ?? Number(inColumn) };
}
