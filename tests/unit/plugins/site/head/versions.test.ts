import { describe, expect, it } from '@rstest/core';
import { type HeadOptions, pluginHead } from '../../../../../plugins/site/head/index';

const config = {
  siteOrigin: 'https://example.com',
  multiVersion: { default: 'v2', versions: ['v1', 'v2', 'v0'] },
};

/** Routes that a plugin leaves out of the sitemap. */
async function leftOut(versions: HeadOptions['versions']) {
  const plugin = pluginHead({ versions });
  await plugin.config!(config, {} as never, true);
  const routePaths = ['/a', '/v1/a', '/v1/gone', '/v0/a'];
  await plugin.routeGenerated!(
    routePaths.map(routePath => ({ routePath, pureRoutePath: routePath, version: '', lang: '' })) as never,
    true,
  );
  const pages = routePaths.map(routePath => ({ routePath, lang: '', frontmatter: {} }));
  for (const page of pages) await plugin.extendPageData!(page as never, true);
  return pages
    .filter(({ frontmatter }) => 'sitemap' in frontmatter && frontmatter.sitemap === false)
    .map(({ routePath }) => routePath);
}

describe('pages of other versions', () => {
  it('are in the sitemap unless search engines should not list them', async () => {
    expect(await leftOut(undefined)).toEqual([]);
    expect(await leftOut({ noindex: ['v0'] })).toEqual(['/v0/a']);
  });

  it('are not if the page of the default version is the canonical one', async () => {
    expect(await leftOut({ canonical: true })).toEqual(['/v1/a', '/v0/a']);
  });
});
