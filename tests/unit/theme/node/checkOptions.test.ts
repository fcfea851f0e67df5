import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { checkAgainstSite, checkOptions } from '../../../../theme/node/checkOptions';

const announcement = { message: { en: 'Hello', zh: '你好' }, storageKey: 'key' };
const site = {
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
};

describe('checkOptions', () => {
  it('takes nothing, and everything', () => {
    expect(checkOptions({})).toEqual({});
    const all = {
      announcement: { ...announcement, link: { text: 'More', href: '/more' }, versions: ['v1'] },
    };
    expect(checkOptions(all)).toEqual(all);
  });

  it('accepts texts in one field, and in Chinese and English fields', () => {
    const tool = {
      name: 'Tool',
      logo: '/t.svg',
      desc: '工具',
      descEn: 'A tool',
      url: { en: '/a', zh: '/b' },
    };
    const ecosystem = { title: '工具链', titleEn: 'Family', links: [tool] };
    expect(checkOptions({ ecosystem })).toEqual({ ecosystem });
  });

  it('takes synonyms as groups for titles, or by where they apply', () => {
    const synonyms = [['login', 'sign in']];
    for (const form of [synonyms, { titles: synonyms }, { titles: synonyms, queries: synonyms }]) {
      expect(checkOptions({ search: { synonyms: form } })).toEqual({ search: { synonyms: form } });
    }
    for (const [form, problem] of [
      [[['login']], 'options.search.synonyms.0: expected at least two words that mean the same'],
      [{ queries: [['login']] }, 'options.search.synonyms.queries.0: expected at least two words'],
      [{ title: synonyms }, 'options.search.synonyms.title: unknown option. Did you mean `titles`?'],
      ['login', 'options.search.synonyms: expected groups of words, or `titles` and `queries`'],
    ] as const) {
      expect(() => checkOptions({ search: { synonyms: form } })).toThrow(problem);
    }
  });

  it('names every problem at once, with its path', () => {
    const check = () =>
      checkOptions({
        announcment: {},
        announcement: { message: 7, storageKey: '', link: { text: { en: '' } }, versions: [] },
        search: { mode: 'remote', adress: '/search' },
      });
    for (const part of [
      '[rspress-theme-duet] cannot start.',
      'options.announcment: unknown option. Did you mean `announcement`?',
      'options.announcement.message: expected text, or one text per language',
      'options.announcement.storageKey: expected some text, got an empty string',
      'options.announcement.link.href: ',
      'options.announcement.link.text',
      'options.announcement.versions: expected at least one version',
      'options.search.adress: unknown option. Known options: mode, apiUrl,',
      'options.search: remote mode needs the address to ask: apiUrl',
      'README of rspress-theme-duet',
    ]) {
      expect(check).toThrow(part);
    }
    // Sites of other languages may share the options.
    expect(check).not.toThrow('url.ja');
  });
});

describe('checkAgainstSite', () => {
  it('accepts one text for all, or one for each language', () => {
    checkAgainstSite({ announcement }, site);
    checkAgainstSite({ announcement: { ...announcement, message: 'Hi' } }, { lang: 'fr' });
    checkAgainstSite({}, {});
  });

  it('accepts a text of the base language, as readers see it', () => {
    const locales = [
      { lang: 'en-US', label: 'English' },
      { lang: 'zh-CN', label: '中文' },
    ];
    checkAgainstSite({ announcement }, { lang: 'en-US', locales });
  });

  it('names the texts that a language lacks, and shows another language there', () => {
    const missing = checkAgainstSite(
      {
        announcement: {
          ...announcement,
          message: { en: 'Hello' },
          link: { text: 'More', href: { zh: '/zh/' } },
        },
      },
      site,
    );
    expect(missing).toEqual(['announcement.message.zh', 'announcement.link.href.en']);
    const tool = { name: 'Tool', logo: '/t.svg', desc: { zh: '工具' }, url: { en: '/' } };
    const ecosystem = { title: { en: 'Family' }, links: [tool] };
    expect(checkAgainstSite({ footer: { en: 'MIT' }, ecosystem }, site)).toEqual([
      'footer.zh',
      'ecosystem.title.zh',
      'ecosystem.links.0.desc.en',
      'ecosystem.links.0.url.zh',
    ]);
    expect(checkAgainstSite({ announcement: { ...announcement, message: 'Hi' } }, site)).toEqual([]);
  });

  it('names unknown languages and versions at once', () => {
    const check = () =>
      checkAgainstSite(
        {
          announcement: {
            message: { en: 'Hello', fr: 'Salut' },
            link: { text: 'More', href: { zh: '/zh/' } },
            storageKey: 'key',
            versions: ['v1', 'v9'],
          },
          footer: { en: 'MIT', it: 'MIT' },
          ecosystem: {
            title: { en: 'Family', de: 'Familie' },
            links: [{ name: 'Tool', logo: '/t.svg', desc: 'A tool', url: { en: '/a', zh: '/b', ja: '/c' } }],
          },
          versionNotice: { unreleased: ['v1', 'v8'] },
        },
        { ...site, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } },
      );
    for (const part of [
      'options.announcement.message.fr: the site has no such language; its languages: en, zh',
      'options.footer.it: the site has no such language',
      'options.ecosystem.title.de: the site has no such language',
      'options.announcement.versions.1: the site has no version "v9"; its versions: v1, v2',
      'options.versionNotice.unreleased.1: the site has no version "v8"',
    ]) {
      expect(check).toThrow(part);
    }
  });

  it('names a module of hooks that does not exist, and takes packages', () => {
    const check = (searchHooks: string) => checkAgainstSite({ search: { searchHooks } }, site);
    for (const path of ['./no-hooks.ts', '/no/hooks.ts'])
      expect(() => check(path)).toThrow(`options.search.searchHooks: there is no module ${resolve(path)}`);
    for (const module of ['./rstest.config.ts', './theme/index', 'some-package/hooks'])
      expect(check(module)).toEqual([]);
  });

  it('needs an address for the MCP server, and names it with the other problems', () => {
    const announcement = { message: { fr: 'Bonjour' }, storageKey: 'a' };
    expect(() => checkAgainstSite({ announcement, mcp: { name: 'docs' } }, site)).toThrow(
      /options\.mcp: set `url`, or `siteOrigin`[\s\S]*options\.announcement\.message\.fr/,
    );
    for (const [mcp, config] of [
      [{ name: 'docs', url: 'https://docs.test/mcp' }, site],
      [{ name: 'docs' }, { ...site, siteOrigin: 'https://docs.test' }],
    ] as const)
      expect(checkAgainstSite({ mcp }, config)).toEqual([]);
  });
});
