import { describe, expect, it } from '@rstest/core';
import { checkAgainstSite, checkOptions } from '../../../../theme/build/checkOptions';

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

  it('gives texts in Chinese and English fields the one form', () => {
    const tool = { name: 'Tool', logo: '/t.svg', desc: '工具', descEn: 'A tool', url: 'https://example.com' };
    const { ecosystem } = checkOptions({ ecosystem: { title: '工具链', titleEn: 'Family', links: [tool] } });
    expect(ecosystem).toEqual({
      title: { en: 'Family', zh: '工具链' },
      links: [
        {
          name: 'Tool',
          logo: '/t.svg',
          desc: { en: 'A tool', zh: '工具' },
          url: 'https://example.com',
        },
      ],
    });
    expect(checkOptions({ ecosystem })).toEqual({ ecosystem });
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
    checkAgainstSite({ announcement }, { locales });
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
        },
        { ...site, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } },
      );
    for (const part of [
      'options.announcement.message.fr: the site has no such language',
      'options.announcement.versions.1: the site has no version "v9"',
    ]) {
      expect(check).toThrow(part);
    }
  });
});
