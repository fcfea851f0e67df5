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

/** Reads a page into plain data with positions. Never throws: `broken` says why a page cannot be parsed. */
export function parsePage(source: string, identity: PageIdentity): Page {
  const { frontmatter, body, problem } = splitFrontmatter(source);
  const page: Page = {
    ...identity,
    frontmatter,
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
  let tree: Root;
  // As in Rspress, `{#id}` after a title is not an expression.
  const text = body.replace(/^(#{1,6} .*?[^\\\n])(\{#[^}\n]+\}[ \t]*)$/gm, '$1\\$2');
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

/** Where a page cannot be parsed. For a tag that the page never closes, only the message has the position. */
function positionOf(error: unknown): Position {
  const { line, column, reason = '' } = error as Partial<Position> & { reason?: string };
  const [, inLine = 1, inColumn = 1] = /\((\d+):(\d+)-/.exec(reason) ?? [];
  return { line: line ?? Number(inLine), column: column ?? Number(inColumn) };
}
