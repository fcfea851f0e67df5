import type { RouteMeta } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { type Site, siteOf } from '../../../../../plugins/shared/site';
import { collectEntries, languagesOf } from '../../../../../plugins/site/feeds/entries';
import { FeedsOptions } from '../../../../../plugins/site/feeds/options';
import { temporaryFolder } from '../../temporaryFolder';

const { feeds } = FeedsOptions.parse({
  feeds: [
    { id: 'news', match: '^/news/.+', title: 'News', description: 'All' },
    { id: 'none', match: '^/nothing/', title: 'None', description: 'None' },
  ],
});
const [news, none] = feeds;
const config = {
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Site;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteOf({ ...config, root: `${folder.path}/docs` });
});
afterEach(() => folder.remove());

const route = async (routePath: string, lang: string, text: string, version = 'v2', root = 'docs') => {
  const absolutePath = await folder.put(`${root}${routePath}.md`, text);
  return { routePath, lang, version, absolutePath } as RouteMeta;
};
const dated = (day: string) => `---\npublished_at: ${day}\n---\n`;

describe('collectEntries', () => {
  it('takes the matching pages of the default version, with language and date', async () => {
    const routes = [
      await route('/news/a', 'en', dated('2024-01-02')),
      await route('/zh/news/a', 'zh', dated('2024-01-03')),
      await route('/v1/news/a', 'en', dated('2020-01-01'), 'v1'),
      await route('/guide', 'en', ''),
    ];
    const { entries } = await collectEntries(feeds, routes, site);
    expect(entries.get(news!)).toEqual([
      { routePath: '/news/a', lang: 'en', file: routes[0]!.absolutePath, published: new Date('2024-01-02') },
      {
        routePath: '/zh/news/a',
        lang: 'zh',
        file: routes[1]!.absolutePath,
        published: new Date('2024-01-03'),
      },
    ]);
    expect(languagesOf(entries, news!)).toEqual(['en', 'zh']);
    expect(languagesOf(entries, none!)).toEqual([]);
  });

  it('leaves out drafts, unlisted pages, and undated pages that plugins add', async () => {
    const routes = [
      await route('/news/a', 'en', dated('2024-01-02')),
      await route('/news/b', 'en', '---\ndraft: true\n---\n'),
      await route('/news/c', 'en', '---\nunlisted: true\n---\n'),
      await route('/news/page/2', 'en', '# News', 'v2', 'runtime'),
      await route('/news/added', 'en', dated('2024-01-01'), 'v2', 'runtime'),
    ];
    const { entries, problems } = await collectEntries([news!], routes, site);
    expect(problems).toEqual([]);
    expect(entries.get(news!)!.map(({ routePath }) => routePath)).toEqual(['/news/a', '/news/added']);
  });

  it('reports feeds without pages and pages without a valid date, all at once', async () => {
    const routes = [
      await route('/news/a', 'en', '# No date'),
      await route('/news/b', 'en', dated('soon')),
      await route('/news/c', 'en', dated('2024-01-02')),
    ];
    const { entries, problems } = await collectEntries(feeds, routes, site);
    expect(problems).toEqual([
      expect.stringMatching(/news\/a\.md:1: published_at is missing/),
      expect.stringMatching(/news\/b\.md:2: published_at must be a day/),
      'options.feeds.1.match "^/nothing/" matches no page',
    ]);
    expect(entries.get(news!)).toHaveLength(1);
  });
});
