import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { sitemapPages } from '../../../../../theme/node/patches/sitemapPages';
import type { PatchName } from '../../../../../theme/options';

/** Pages that a sitemap plugin is told of, with the patch on or off. */
function listed(isOn: boolean, name = '@rspress/plugin-sitemap'): string[] {
  const paths: string[] = [];
  const plugin: RspressPlugin = {
    name,
    extendPageData: page => {
      paths.push(page.routePath);
    },
  };
  const config: UserConfig = { plugins: [plugin] };
  const patches = new Patches<PatchName>('duet', 'pluginDuet', { 'sitemap-pages': isOn });
  sitemapPages(patches).config?.(config, {} as never, true);
  for (const routePath of ['/', '/zh/404', '/v1/404', '/guide/404-pages'])
    plugin.extendPageData?.({ routePath } as PageIndexInfo, true);
  return paths;
}

it('keeps 404 pages out of the official sitemap', () => {
  expect(listed(true)).toEqual(['/', '/guide/404-pages']);
});

it('keeps them out of that of rspress-plugin-sitemap, and of no other plugin', () => {
  expect(listed(true, 'rspress-plugin-sitemap')).toEqual(['/', '/guide/404-pages']);
  expect(listed(true, 'other')).toEqual(['/', '/zh/404', '/v1/404', '/guide/404-pages']);
});

it('can be switched off', () => {
  expect(listed(false)).toEqual(['/', '/zh/404', '/v1/404', '/guide/404-pages']);
});
