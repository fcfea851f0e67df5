import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { siteOf } from '../../../../../plugins/shared/site';
import type { Entry } from '../../../../../plugins/site/feeds/entries';
import { FeedsOptions } from '../../../../../plugins/site/feeds/options';
import { writeFiles } from '../../../../../plugins/site/feeds/writeFiles';
import { temporaryFolder } from '../../temporaryFolder';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];
const feedOf = (more: object = {}) =>
  FeedsOptions.parse({
    feeds: [
      {
        id: 'news',
        match: '.',
        title: { en: 'News', zh: '新闻' },
        description: 'All',
        formats: ['json'],
        ...more,
      },
    ],
  }).feeds[0]!;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const entry = (routePath: string, day: string, lang = 'en'): Entry => ({
  routePath,
  lang,
  file: `${folder.path}/unknown-to-git.md`,
  published: new Date(day),
});
const write = async (feed: ReturnType<typeof feedOf>, entries: Entry[], siteTitle?: string) => {
  const config = { base: '/docs/', siteOrigin: 'https://example.com', lang: 'en', locales };
  await writeFiles(feed, {
    site: { ...siteOf(config), outDir: folder.path, cleanUrls: true },
    siteTitle,
    entries: new Map([[feed, entries]]),
    pages: new Map([['/a', { title: 'Page a', description: 'About a' }]]),
    tagOf: lang => (lang === 'zh' ? 'zh-CN' : lang),
  });
  return async (file: string) => JSON.parse(await folder.read(file));
};

describe('writeFiles', () => {
  it('writes one file per language with its own title, tag and home', async () => {
    const read = await write(feedOf(), [entry('/a', '2024-01-01'), entry('/zh/a', '2024-01-01', 'zh')]);
    expect(await read('news/feed.json')).toMatchObject({
      title: 'News',
      language: 'en',
      home_page_url: 'https://example.com/docs/',
    });
    expect(await read('zh/news/feed.json')).toMatchObject({
      title: '新闻',
      language: 'zh-CN',
      home_page_url: 'https://example.com/docs/zh/',
      feed_url: 'https://example.com/docs/zh/news/feed.json',
    });
  });

  it('lists the newest entries first, up to the limit, pages of one day by address', async () => {
    const entries = [entry('/c', '2024-01-02'), entry('/b', '2024-01-02'), entry('/old', '2020-01-01')];
    const read = await write(feedOf({ limit: 2 }), entries);
    const { items } = await read('news/feed.json');
    expect(items.map(({ url }: { url: string }) => url)).toEqual([
      'https://example.com/docs/b',
      'https://example.com/docs/c',
    ]);
  });

  it('sends the text of the built page, or its description only', async () => {
    await folder.put('a.html', '<div class="rspress-doc"><p>Text of a</p></div>');
    const full = await write(feedOf(), [entry('/a', '2024-01-01')]);
    expect((await full('news/feed.json')).items[0]).toMatchObject({
      title: 'Page a',
      summary: 'About a',
      content_html: '<p>Text of a</p>',
    });
    const summary = await write(feedOf({ content: 'summary' }), [entry('/a', '2024-01-01')]);
    expect((await summary('news/feed.json')).items[0]).toMatchObject({ content_text: 'About a' });
  });

  it.each([
    [{ author: 'Team' }, 'Site', 'Team'],
    [{}, 'Site', 'Site'],
    [{}, undefined, 'News'],
  ])('names the author: %j on the site %s', async (more, siteTitle, expected) => {
    const read = await write(feedOf(more), [entry('/a', '2024-01-01')], siteTitle);
    expect((await read('news/feed.json')).authors).toEqual([{ name: expected }]);
  });

  it('never dates a change before the publication', async () => {
    const read = await write(feedOf(), [entry('/a', '2024-01-01')]);
    const [item] = (await read('news/feed.json')).items;
    expect(item.date_modified).toBe(item.date_published);
  });
});
