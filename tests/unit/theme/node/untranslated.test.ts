import type { PageIndexInfo, RouteMeta, UserConfig } from '@rspress/core';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { type Routes, untranslatedPlugin } from '../../../../theme/node/untranslated';
import { temporaryFolder } from '../../plugins/temporaryFolder';
import { sampleSite } from '../sampleSite';

class Page {
  constructor(public routeMeta: RouteMeta) {}
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** The routes of the sample site with these files, after the plugin has added its own; and the plugin. */
async function serve(files: Record<string, string>, exclude?: string[], config: UserConfig = {}) {
  const routeData: Routes['routeData'] = new Map();
  for (const [routePath, source] of Object.entries(files)) {
    const lang = routePath.includes('/zh/') ? 'zh' : 'en';
    const ending = source.startsWith('export') ? 'tsx' : 'md';
    const absolutePath = await folder.put(`docs${routePath.replace(/\/$/, '/index')}.${ending}`, source);
    routeData.set(
      routePath,
      new Page({ routePath, absolutePath, lang, version: 'v2', pureRoutePath: routePath } as RouteMeta),
    );
  }
  const plugin = untranslatedPlugin(exclude);
  const site = (await plugin.config!({ ...sampleSite, ...config }, {} as never, true)) as UserConfig;
  await plugin.routeServiceGenerated!({ routeData }, true);
  const added = [...routeData.keys()].filter(route => !(route in files));
  return { plugin, site, routeData, added };
}

describe('pages without a translation', () => {
  it('are served in the languages that lack them, of each version', async () => {
    const { added, routeData } = await serve({
      '/a': '# A\n',
      '/b': '# B\n',
      '/zh/b': '# 乙\n',
      '/v1/a': '# A\n',
      '/zh/c': '# 丙\n',
    });
    expect(added).toEqual(['/zh/a', '/v1/zh/a']);
    expect(routeData.get('/zh/a')!.routeMeta).toMatchObject({
      lang: 'zh',
      absolutePath: routeData.get('/a')!.routeMeta.absolutePath,
      // No other page has it: Rspress links pages with the same one as translations of each other.
      pureRoutePath: '/zh/a',
    });
  });

  it.each([
    ['a draft', '---\ndraft: true\n---\n# A\n'],
    ['an unlisted page', '---\nunlisted: true\n---\n# A\n'],
    ['a page that says so', '---\nuntranslated: false\n---\n# A\n'],
    ['a landing page', '---\npageType: home\n---\n'],
    ['a component', 'export default () => null;'],
  ])('are not served of %s', async (_, source) => {
    expect((await serve({ '/a': source })).added).toEqual([]);
  });

  it('are not served where the site excludes them, nor those of unknown addresses', async () => {
    const { added } = await serve({ '/blog/a': '# A\n', '/guide/a': '# A\n', '/404': '# 404\n' }, ['/blog/']);
    expect(added).toEqual(['/zh/guide/a']);
  });

  it('are kept out of search and sitemap, and know their original; it knows them', async () => {
    const { plugin } = await serve({ '/a': '# A\n', '/b': '# B\n', '/zh/b': '# 乙\n' });
    const pages = ['/a', '/zh/a', '/b'].map(routePath => ({ routePath, frontmatter: {} }) as PageIndexInfo);
    await plugin.modifySearchIndexData!(pages, true);
    for (const page of pages) await plugin.extendPageData!(page, true);
    expect(pages).toEqual([
      { routePath: '/a', frontmatter: {}, untranslated: ['zh'] },
      {
        routePath: '/zh/a',
        frontmatter: { search: false, sitemap: false },
        original: { routePath: '/a', lang: 'en', dir: 'ltr' },
      },
      { routePath: '/b', frontmatter: {} },
    ]);
  });

  it.each([
    [{ route: { cleanUrls: true } }, 'https://a.test/docs/guide/'],
    [{}, 'https://a.test/docs/guide/index.html'],
  ])('name the original as canonical: %j', async (config, href) => {
    const files = { '/guide/': '# A\n', '/b': '# B\n' };
    const { site } = await serve(files, [], { ...config, siteOrigin: 'https://a.test/' });
    const tagOf = (routePath: string) =>
      (site.head as ((route: RouteMeta) => string)[]).map(tag => tag({ routePath } as RouteMeta)).join('');
    expect(tagOf('/zh/guide/')).toBe(`<link rel="canonical" href="${href}">`);
    expect(tagOf('/guide/')).toBe('');
  });

  it('leave that to the plugin of the head where the site has it', async () => {
    const { site } = await serve({}, [], { plugins: [{ name: 'rspress-plugin-duet/head' }] });
    expect(site.head).toBeUndefined();
  });
});
