// Fixes a bug: headings inside components (`<Steps>`) are in the outline from the start, and without JavaScript.
// Without it: Rspress adds them in the browser after hydration, and the outline moves.
import type { PageNode } from '../../shared/html';
import { nestedToc, type TocEntry } from '../markdown/nestedToc';
import type { ThemePatch } from './themePatch';

/** What the compiler of a page passes from one plugin to the next. */
type CompilerData = { pageMeta?: { toc: TocEntry[] } };

/** Adds headings inside components to the outline while the page is compiled. */
export const nestedOutline: ThemePatch = patches => {
  const apply = patches.patch<{ tree: PageNode; data: CompilerData }>(
    {
      name: 'nested-outline',
      package: '@rspress/core',
      loss: 'headings inside components appear late in the outline, and not at all without JavaScript',
    },
    ({ data }) => Array.isArray(data.pageMeta?.toc),
    ({ tree, data }) => {
      data.pageMeta!.toc = nestedToc(tree, data.pageMeta!.toc);
      return { tree, data };
    },
  );
  function rehypeNestedToc(this: unknown) {
    const data = (this as { data(): CompilerData }).data();
    return (tree: unknown) => void apply({ tree: tree as PageNode, data });
  }
  return { name: 'rspress-theme-duet/nested-outline', markdown: { rehypePlugins: [rehypeNestedToc] } };
};
