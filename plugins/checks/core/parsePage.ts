import { createHash } from 'node:crypto';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { closeAllows } from './allows';
import { collectParts } from './collectParts';
import { splitFrontmatter } from './frontmatter';
import type { Page } from './page';
import type { PageIdentity, Place } from './place';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Short hash of a text, for caches and fingerprints. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads a page into plain data with positions. Never throws: a broken page says so in `broken`. */
export function parsePage(source: string, identity: PageIdentity): Page {
  const { frontmatter, body, problem } = splitFrontmatter(source);
  const page: Page = {
    ...identity,
    hash: hashOf(source),
    frontmatter,
    headings: [],
    fences: [],
    links: [],
    images: [],
    tables: [],
    containers: [],
    components: [],
    facts: [],
    allows: [],
    prose: [''],
    ...(problem && { brokenFrontmatter: problem }),
  };
  let tree: Root;
  try {
    const processor = identity.file.endsWith('.mdx') ? mdx : markdown;
    // As Rspress does, so that `## Title {#id}` is not taken for an expression.
    tree = processor.parse(body.replace(/^(#{1,6} .*?[^\\\n])(\{#[^}\n]+\}[ \t]*)$/gm, '$1\\$2'));
  } catch (error) {
    const { line = 1, column = 1, reason = String(error) } = error as Partial<Place> & { reason?: string };
    page.broken = { line: line ?? 1, column: column ?? 1, message: reason };
    return page;
  }
  collectParts(tree, page);
  closeAllows(tree, page);
  return page;
}
