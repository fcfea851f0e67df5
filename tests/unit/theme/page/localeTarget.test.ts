import { describe, expect, it } from '@rstest/core';
import { type LocaleRedirect, localeTarget } from '../../../../theme/page/localeTarget';

const site = { base: '/', lang: 'en', langs: ['en', 'zh', 'pt-BR'], version: 'v2', versions: ['v1', 'v2'] };
const at = (lang: string) => ({ version: 'v1', lang, path: '/guide/' });

describe('localeTarget', () => {
  it.each([
    ['zh', ['en-US', 'en'], 'en'],
    ['en', ['zh-CN'], 'zh'],
    ['en', ['ZH'], 'zh'],
    ['en', ['fr', 'de', 'zh-TW'], 'zh'],
    ['en', ['pt-PT'], 'pt-BR'],
    ['en', ['PT-br'], 'pt-BR'],
  ])('leads from %s with %j to %s and keeps version and page', (lang, languages, target) => {
    expect(localeTarget(at(lang), languages, site, 'auto')).toEqual(at(target));
  });

  it.each([
    ['en', ['en-GB', 'zh']],
    ['zh', ['zh-Hant', 'en']],
    ['en', ['fr']],
    ['zh', []],
  ])('stays in %s with %j', (lang, languages) => {
    expect(localeTarget(at(lang), languages, site, 'auto')).toBeUndefined();
  });

  it.each<[LocaleRedirect, string, string | undefined]>([
    ['never', 'zh', undefined],
    ['never', 'en', undefined],
    ['only-default-lang', 'en', 'zh'],
    ['only-default-lang', 'pt-BR', undefined],
  ])('obeys %s on %s', (mode, lang, target) => {
    expect(localeTarget(at(lang), ['zh'], site, mode)?.lang).toBe(target);
  });
});
