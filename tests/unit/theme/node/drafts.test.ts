import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { draftsPlugin, stateOf } from '../../../../theme/node/drafts';
import { temporaryFolder } from '../../plugins/temporaryFolder';

describe('stateOf', () => {
  it.each([
    ['---\ndraft: true\n---\n', 'draft'],
    ['---\nunlisted: true\n---\n', 'unlisted'],
    ['---\ndraft: true\nunlisted: true\n---\n', 'draft'],
    ['---\ndraft: false\n---\n', undefined],
    ['---\ndraft: yes\n---\n', undefined],
    ['draft: true\n', undefined],
  ])('of %j is %s', (source, state) => {
    expect(stateOf(source)).toBe(state);
  });
});

describe('draftsPlugin', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await folder.put('en/guide/[draft].md', '---\ndraft: true\n---\n');
    await folder.put('zh/unlisted/index.md', '---\nunlisted: true\n---\n');
    await folder.put('en/a.md', '# A\n');
  });
  afterAll(() => folder.remove());

  const configure = async (isProd: boolean, config: UserConfig = {}) => {
    const plugin = draftsPlugin(isProd);
    const locales = ['en', 'zh'].map(lang => ({ lang, label: lang }));
    const site = { root: folder.path, lang: 'en', locales, ...config };
    return { plugin, site: (await plugin.config!(site, {} as never, isProd)) as UserConfig };
  };

  it('builds no drafts, and hides both from sidebars', async () => {
    const { plugin, site } = await configure(true, { languageParity: { enabled: true, exclude: ['x'] } });
    expect(site.route?.exclude).toEqual(['en/guide/\\[draft\\].md']);
    expect(site.languageParity?.exclude).toEqual(['x', 'guide/[draft].md']);
    expect([...plugin.hidden]).toEqual(['/guide/[draft]', '/zh/unlisted/']);
  });

  it('serves both in development', async () => {
    const { plugin, site } = await configure(false);
    expect(site.route).toBeUndefined();
    expect(plugin.hidden.size).toBe(0);
  });

  it('keeps unlisted pages out of search and sitemap, and asks search engines not to list them', async () => {
    const { plugin, site } = await configure(true);
    const pages = ['/zh/unlisted/', '/a'].map(routePath => ({ routePath, frontmatter: {} }) as PageIndexInfo);
    await plugin.modifySearchIndexData!(pages, true);
    for (const page of pages) await plugin.extendPageData!(page, true);
    expect(pages.map(({ frontmatter }) => frontmatter)).toEqual([{ search: false, sitemap: false }, {}]);
    const tags = pages.map(page =>
      (site.head as ((page: object) => string)[]).map(tag => tag(page)).join(''),
    );
    expect(tags).toEqual(['<meta name="robots" content="noindex">', '']);
  });
});
