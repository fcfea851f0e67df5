import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { sitemapPages } from '../../../../../theme/node/patches/sitemapPages';
import type { PatchName } from '../../../../../theme/options';

/** Pages that the official plugin is told of, with the patch on or off. */
function listed(isOn: boolean): string[] {
  const paths: string[] = [];
  const official: RspressPlugin = {
    name: '@rspress/plugin-sitemap',
    extendPageData: page => {
      paths.push(page.routePath);
    },
  };
  const config: UserConfig = { plugins: [official] };
  const patches = new Patches<PatchName>('duet', 'pluginDuet', { 'sitemap-pages': isOn });
  sitemapPages(patches).config?.(config, {} as never, true);
  for (const routePath of ['/', '/zh/404', '/v1/404', '/guide/404-pages'])
    official.extendPageData?.({ routePath } as PageIndexInfo, true);
  return paths;
}

it('keeps 404 pages out of the official sitemap', () => {
  expect(listed(true)).toEqual(['/', '/guide/404-pages']);
});

it('can be switched off', () => {
  expect(listed(false)).toEqual(['/', '/zh/404', '/v1/404', '/guide/404-pages']);
});
