import { describe, expect, it } from '@rstest/core';
import { siteOf } from '../../../../../plugins/shared/site';
import { type KnownPages, pageHeadOf, pathsAbove } from '../../../../../plugins/site/head/pageHead';

const site = {
  ...siteOf({
    base: '/docs/',
    siteOrigin: 'https://example.com',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
  }),
  cleanUrls: true,
};
const pages: KnownPages = new Map(
  Object.entries({
    '/': { title: 'Home', frontmatter: {} },
    '/zh/': { title: '首页', frontmatter: {} },
    '/zh/config/': { title: '配置', frontmatter: {} },
    '/zh/config/a': { title: '选项 a', frontmatter: { image: '/own.png' } },
    '/zh/config/untitled': { title: '', frontmatter: { image: 3 } },
    '/plain': { title: 'Plain', frontmatter: {} },
  }),
);
const head = (routePath: string, lang = '') => pageHeadOf({ routePath, lang }, 'Site', pages, [], site);

describe('pageHeadOf', () => {
  it('lists the pages above in the same language, the home page by the name of the site', () => {
    expect(head('/zh/config/a', 'zh').trail).toEqual([
      { name: 'Site', url: 'https://example.com/docs/zh/' },
      { name: '配置', url: 'https://example.com/docs/zh/config/' },
      { name: '选项 a', url: 'https://example.com/docs/zh/config/a' },
    ]);
  });

  it('has one entry for the home page, and none where a title is missing', () => {
    expect(head('/').trail).toEqual([{ name: 'Site', url: 'https://example.com/docs/' }]);
    expect(head('/zh/config/untitled', 'zh').trail).toEqual([]);
  });

  it('leaves out paths above without a page', () => {
    expect(head('/missing/plain').trail).toEqual([]);
    expect(head('/plain').trail.map(({ name }) => name)).toEqual(['Site', 'Plain']);
  });

  it('takes the image of the page, if it is an address', () => {
    expect(head('/zh/config/a', 'zh').image).toBe('/own.png');
    expect(head('/zh/config/untitled', 'zh').image).toBeUndefined();
  });

  it('is in the default language on a page without one', () => {
    expect(head('/plain')).toMatchObject({ lang: 'en', url: 'https://example.com/docs/plain' });
  });
});

describe('pathsAbove', () => {
  it.each([
    ['/', ['/']],
    ['/a', ['/']],
    ['/config/output/minify', ['/', '/config/', '/config/output/']],
    ['/config/', ['/']],
  ])('lists the paths above %s', (path, expected) => {
    expect(pathsAbove(path)).toEqual(expected);
  });
});
