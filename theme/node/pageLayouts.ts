import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { splitFrontmatter } from '../../shared/frontmatter';
import type { BundledLayouts } from '../client/layouts/bundledLayouts';
import { builderPlugin } from './builderPlugin';

const registry = join(import.meta.dirname, '../client/layouts/bundledLayouts');

/**
 * Bundles the layout of home pages and overviews with the script of the page, so that both load at the
 * same time, and on no other page. A site's own layout takes precedence.
 */
export function pageLayoutsPlugin(): RspressPlugin {
  return builderPlugin('page-layouts', api =>
    api.transform({ test: /\.mdx?$/, order: 'post' }, async ({ code, resourcePath, resourceQuery }) => {
      const layout = resourceQuery ? undefined : layoutOf(await readFile(resourcePath, 'utf8'));
      return layout ? withLayout(code, layout) : code;
    }),
  );
}

/** The layout that only this kind of page needs, by the text of its file. */
export function layoutOf(source: string): keyof BundledLayouts | undefined {
  const { frontmatter } = splitFrontmatter(source);
  const has = (name: string, wanted: unknown) =>
    frontmatter.some(({ key, value }) => key === name && value === wanted);
  if (has('pageType', 'home')) return 'HomeLayout';
  return has('overview', true) ? 'Overview' : undefined;
}

function withLayout(code: string, name: keyof BundledLayouts): string {
  return `${code}
import { ${name} as duetLayout } from '@rspress/core/theme';
import { bundledLayouts as duetLayouts } from ${JSON.stringify(registry)};
duetLayouts.${name} = duetLayout;
`;
}
