import { expect, it } from '@rstest/core';
import { siteProblems } from '../../../../shared/node/siteProblems';

it('names mistakes in the configuration of a site', () => {
  const config = {
    root: 'doc',
    lang: 'de',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    siteOrigin: 'docs.example.com',
    multiVersion: { default: 'v3', versions: ['v1', 'v2'] },
  };
  expect(siteProblems(config)).toEqual([
    'rspress.config: root: there is no folder "doc"',
    'rspress.config: siteOrigin: expected an address such as "https://example.com", got "docs.example.com"',
    'rspress.config: lang: "de" is none of the languages in `locales`: en, zh',
    'rspress.config: multiVersion.default: "v3" is none of the versions: v1, v2',
  ]);
  expect(siteProblems({ siteOrigin: 'https://example.com/docs' })).toEqual([
    'rspress.config: siteOrigin: "https://example.com/docs" is more than an origin; write "https://example.com", and the path in `base: "/docs/"`',
  ]);
  for (const siteOrigin of ['https://example.com', 'http://localhost:3000/', ''])
    expect(siteProblems({ siteOrigin })).toEqual([]);
});

it('names languages without a folder, which ended Rspress with the stack of its sidebars', () => {
  const locales = ['en', 'zh', 'fr'].map(lang => ({ lang }));
  expect(siteProblems({ root: 'docs', lang: 'en', locales })).toEqual([
    'rspress.config: locales: "fr" has no folder "docs/fr" with its pages',
  ]);
  expect(siteProblems({ root: 'docs', lang: 'en', locales }, true)).toEqual([]);
  // Pages of the default language that lie in the folder of all.
  expect(siteProblems({ root: 'docs', lang: 'de', locales: [{ lang: 'de' }, { lang: 'zh' }] })).toEqual([]);
  const multiVersion = { default: 'v1', versions: ['v1'] };
  expect(
    siteProblems({ root: 'docs', lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }], multiVersion }),
  ).toEqual(['rspress.config: locales: "zh" has no folder "docs/v1/zh" with its pages']);
});
