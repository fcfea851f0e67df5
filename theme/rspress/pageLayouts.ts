import { readFile } from 'node:fs/promises';
import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from '../build/builderPlugin';

/**
 * Lets home pages and overviews bring their layout along in their own script, so that a reader
 * of any other page does not load it. A site's own layout of that name comes the same way.
 * The layout travels in the page's data; pages that are written in another way get it late.
 */
export function pageLayouts(): RspressPlugin {
  return builderPlugin('page-layouts', api =>
    api.transform({ test: /\.mdx?$/, order: 'post' }, async ({ code, resourcePath, resourceQuery }) => {
      if (resourceQuery || !code.includes('__RSPRESS_PAGE_META')) return code;
      return withLayout(code, layoutOf(await readFile(resourcePath, 'utf8')));
    }),
  );
}

/**
 * The layout that only this kind of page needs.
 * @param source text of the page's file
 */
export function layoutOf(source: string): 'HomeLayout' | 'Overview' | undefined {
  const [, frontmatter = ''] = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  if (/^pageType:\s*['"]?home\b/m.test(frontmatter)) return 'HomeLayout';
  return /^overview:\s*true\b/m.test(frontmatter) ? 'Overview' : undefined;
}

function withLayout(code: string, name: string | undefined): string {
  if (!name) return code;
  return `${code}
import { ${name} as duetLayout } from '@rspress/core/theme';
for (const key in MDXContent.__RSPRESS_PAGE_META) Object.assign(MDXContent.__RSPRESS_PAGE_META[key], { duetLayout });
`;
}
