import type { RspressPlugin } from '@rspress/core';
import { headingAnchorClass } from '../../../shared/rspressClasses';
import { classesOf, type PageNode } from '../../shared/html';

/** What Rspress's processor knows about the page that it compiles. */
interface Processor {
  data(key: 'pageMeta'): { frontmatter?: Record<string, unknown> } | undefined;
}

/** Prepares the Markdown of home pages, which Rspress leaves out and the theme shows below the feature cards. */
export function homeTextPlugin(): RspressPlugin {
  return { name: 'rspress-theme-duet/home-text', markdown: { rehypePlugins: [rehypeHomeText] } };
}

function rehypeHomeText(this: Processor) {
  return (tree: unknown) => {
    const { pageType, hero } = this.data('pageMeta')?.frontmatter ?? {};
    if (pageType === 'home') columnsOfText(tree as PageNode, Boolean(hero));
  };
}

/**
 * Puts the blocks between the components of a page into columns of text, in place: the layout of a home page has none.
 * @param hasHero whether the hero has the title of the page; that of the Markdown is then left out
 */
export function columnsOfText(tree: PageNode, hasHero: boolean): void {
  const children: PageNode[] = [];
  let column: PageNode[] | undefined;
  let isFirst = true;
  for (const node of (tree.children ?? []) as PageNode[]) {
    if (isHidden(node)) {
      children.push(node);
      continue;
    }
    if (!isText(node)) {
      column = undefined;
      children.push(node);
      continue;
    }
    const isTitle = isFirst && node.tagName === 'h1';
    isFirst = false;
    if (isTitle && hasHero) continue;
    // The layout does not render titles with the theme's component, which leaves out Rspress's link.
    if (node.tagName === 'h1')
      node.children = node.children?.filter(child => !classesOf(child).includes(headingAnchorClass));
    if (!column) {
      column = [];
      const properties = { className: ['duet-home__text', 'rp-doc'] };
      children.push({ type: 'element', tagName: 'div', properties, children: column });
    }
    column.push(node);
  }
  tree.children = children;
}

/** Imports, exports, comments and the space between blocks. */
const isHidden = ({ type, value }: PageNode) =>
  type === 'mdxjsEsm' || type === 'comment' || (type === 'text' && !value?.trim());

/** Elements and text; Shiki puts a code block into a root of its own. */
const isText = ({ type }: PageNode) => type === 'element' || type === 'root' || type === 'text';
