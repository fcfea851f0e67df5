import type { RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** The node of a tag or of an import, with the syntax tree that the compiler reads. */
export function mdxNode(source: string): RootContent {
  const node = mdx.parse(source).children[0]!;
  // A tag on one line is a paragraph.
  return node.type === 'paragraph' ? (node.children[0] as RootContent) : node;
}
