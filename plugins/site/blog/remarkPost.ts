import type { Node, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { mdxNode } from '../../shared/mdxNode';
import { htmlLink, rewriteLinks } from '../../shared/pageLinks';
import { sheet } from './listPages';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** What a page of a list gets. */
export interface PostParts {
  /** Facts of a post, as inline Markdown. */
  facts?: string;
  /** The list, in place of the tag `<Posts />`. */
  posts?: string;
}

/** Remark plugin: puts the facts of a post below its title, and the list in place of `<Posts />`. */
export function remarkPost(partsOf: (file: string) => PostParts | undefined) {
  return (tree: Root, file: VFile): void => {
    const parts = partsOf(file.path);
    if (!parts) return;
    if (parts.facts) {
      const title = tree.children.findIndex(node => node.type === 'heading' && node.depth === 1);
      const line = `<p className="duet-post__facts">${parts.facts}</p>`;
      tree.children.splice(title + 1, 0, ...blocksOf(line));
    }
    const { posts } = parts;
    if (posts !== undefined)
      visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
        if ((node as Node as MdxJsxFlowElement).name !== 'Posts' || !parent || index === undefined) return;
        (parent as Parent).children.splice(index, 1, ...blocksOf(posts));
      });
    tree.children.unshift(mdxNode(`import ${JSON.stringify(sheet)}`));
  };
}

/** The nodes of Markdown with tags; as in MDX, lines of tags alone are no paragraphs. */
function blocksOf(source: string): RootContent[] {
  const tree = mdx.parse(source);
  rewriteLinks(tree, htmlLink);
  visit(tree, 'paragraph', (node, index, parent) => {
    const isTags = node.children.every(
      child => child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
    );
    if (!isTags || !parent || index === undefined) return undefined;
    const tags = node.children.filter(child => child.type !== 'text');
    (parent as Parent).children.splice(index, 1, ...tags);
    return index + tags.length;
  });
  return tree.children;
}
