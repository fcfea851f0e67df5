import type { RspressPlugin } from '@rspress/core';
import type { PageNode } from './html';
import { nestedToc, type TocEntry } from './nestedToc';

/** What the compiler of a page hands from plugin to plugin. */
interface Compiler {
  data(): { pageMeta?: { toc: TocEntry[] } };
}

/** Puts headings inside of tags into the outline when the page is compiled, not when it runs. */
export function duetToc(): RspressPlugin {
  return { name: 'rspress-theme-duet/toc', markdown: { rehypePlugins: [rehypeNestedToc] } };
}

function rehypeNestedToc(this: unknown) {
  const { pageMeta } = (this as Compiler).data();
  return (tree: unknown) => {
    if (pageMeta) pageMeta.toc = nestedToc(tree as PageNode, pageMeta.toc);
  };
}
