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
