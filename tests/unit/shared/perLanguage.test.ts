import { describe, expect, it } from '@rstest/core';
import { languageIn, textIn } from '../../../shared/perLanguage';

describe('textIn', () => {
  const all = { en: 'Tools', zh: '工具', 'zh-TW': '工具集', fr: 'Outils' };
  const cases = [
    ['the language itself', all, 'zh', 'en', '工具'],
    ['the exact tag before its base language', all, 'zh-TW', 'en', '工具集'],
    ['the base language of a tag', all, 'zh-CN', 'en', '工具'],
    [
      'another tag of the same base language',
      { en: 'Tools', 'pt-BR': 'Ferramentas' },
      'pt',
      'en',
      'Ferramentas',
    ],
    ['the base language before other tags of it', { 'zh-TW': 'b', zh: 'a' }, 'zh-HK', 'en', 'a'],
    ['the default language for an unknown one', all, 'de', 'fr', 'Outils'],
    ['the base of the default language', all, 'de', 'fr-CA', 'Outils'],
    ['the first text as a last resort', { zh: '工具', ja: 'ツール' }, 'de', 'en', '工具'],
    ['tags whatever their case and separator', { en: 'Tools', 'zh-cn': '工具' }, 'zh_CN', 'en', '工具'],
    ['one text for all languages', 'Rspack', 'zh', 'en', 'Rspack'],
    ['nothing from a record without languages', {}, 'zh', 'en', ''],
  ] as const;
  for (const [name, text, lang, defaultLang, expected] of cases) {
    it(`takes ${name}`, () => expect(textIn(text, lang, defaultLang)).toBe(expected));
  }

  it('does not take a language for another one that begins with the same letters', () => {
    expect(textIn({ en: 'Tools', fil: 'Mga tool' }, 'fi', 'en')).toBe('Tools');
  });
});

describe('languageIn', () => {
  it('names the key, and none for a language without a text', () => {
    expect(languageIn({ en: 'a', zh: 'b' }, 'zh-CN')).toBe('zh');
    expect(languageIn({ en: 'a', zh: 'b' }, 'fr')).toBeUndefined();
  });
});
