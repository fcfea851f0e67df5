import { describe, expect, it } from '@rstest/core';
import { listFor, type Page } from '../../../../../plugins/site/page-data/pages';
import {
  type Sidebars,
  splitSidebars,
  withoutSidebars,
} from '../../../../../plugins/site/page-data/sidebars';

const item = (text: string) => [{ text, link: `/${text}` }];
const site = {
  title: 'kept',
  themeConfig: {
    nav: ['kept'],
    locales: [
      { lang: 'en', sidebar: { '/guide': item('a'), '/guide-two': item('b'), '/empty': [] } as Sidebars },
      { lang: 'zh', sidebar: { '/zh/guide': item('c') } as Sidebars },
    ],
  },
};

describe('splitSidebars', () => {
  const split = splitSidebars(site);

  it('gives each page the sidebar that Rspress would choose, by the longest prefix', () => {
    const codeFor = (path: string, lang: string) =>
      split.modules.find(({ name }) => name === split.nameFor(path, lang))?.code;
    expect(codeFor('/guide/x', 'en')).toContain('"text":"a"');
    expect(codeFor('/guide-two/x', 'en')).toContain('"text":"b"');
    expect(codeFor('/zh/guide/', 'zh')).toContain('themeConfig.locales[1]');
    expect(split.nameFor('/elsewhere', 'en')).toBeUndefined();
    expect(split.nameFor('/empty/x', 'en')).toBeUndefined();
  });

  it('takes out of the site data what a module holds, and nothing else', () => {
    const stranger = structuredClone(site);
    stranger.themeConfig.locales[1]!.sidebar = { '/zh/guide': item('changed') };
    const { title, themeConfig } = withoutSidebars(stranger, split);
    expect([title, themeConfig.nav]).toEqual(['kept', ['kept']]);
    expect(themeConfig.locales.map(({ sidebar }) => sidebar)).toEqual([
      { '/empty': [] },
      { '/zh/guide': item('changed') },
    ]);
  });

  it('also knows sites of one language', () => {
    const single = { themeConfig: { sidebar: { '/': item('a') } } };
    const one = splitSidebars(single);
    expect(one.nameFor('/x', '')).toBe(one.modules[0]!.name);
    expect(one.modules[0]!.code).toContain('const owner = site.themeConfig;');
    expect(withoutSidebars(single, one).themeConfig.sidebar).toEqual({});
  });
});

describe('listFor', () => {
  const page = (routePath: string, lang = 'en', frontmatter = {}) =>
    ({ routePath, lang, frontmatter }) as Page;
  const overview = page('/api/', 'en', { overview: true });
  const all = [page('/api/a'), page('/guide/b'), page('/zh/api/a', 'zh')];
  const paths = (...of: Parameters<typeof listFor>) => listFor(...of).map(({ routePath }) => routePath);

  it('gives overviews the pages below them, in their language', () => {
    expect(paths(overview, '', all)).toEqual(['/api/a']);
    expect(paths(page('/api/'), '<Overview />', all)).toEqual(['/api/a']);
  });

  it('gives all pages to who asks for the list by name, none to the others', () => {
    expect(paths(page('/x'), 'usePages()', all)).toHaveLength(3);
    expect(paths(page('/x'), '# Text', all)).toEqual([]);
  });
});
