import { describe, expect, it } from '@rstest/core';
import { languageIn, perLanguage, textIn } from '../../../shared/perLanguage';

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

describe('perLanguage', () => {
  it('joins a Chinese and an English field', () => {
    expect(perLanguage('工具', 'Tools')).toEqual({ en: 'Tools', zh: '工具' });
  });
  it('puts English first, so that it serves languages without a text of their own', () => {
    expect(textIn(perLanguage('工具', 'Tools'), 'fr', 'fr')).toBe('Tools');
  });
  it('leaves a text in the one form as it is', () => {
    expect(perLanguage('Rspack')).toBe('Rspack');
    expect(perLanguage({ en: 'a', fr: 'b' })).toEqual({ en: 'a', fr: 'b' });
  });
  it('adds the English field to a record without English', () => {
    expect(perLanguage({ zh: 'b' }, 'a')).toEqual({ en: 'a', zh: 'b' });
    expect(perLanguage({ en: 'own', zh: 'b' }, 'a')).toEqual({ en: 'own', zh: 'b' });
  });
});
