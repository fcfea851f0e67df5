import { describe, expect, it } from '@rstest/core';
import { allTexts, readerText } from '../../../../plugins/shared/readerText';

describe('readerText', () => {
  it.each([
    ['en', 'Subscribe'],
    ['zh', '订阅'],
    ['zh-CN', '订阅'],
    ['ja', 'Subscribe'],
  ])('gives the text for %s, in English where it is missing', (lang, expected) => {
    expect(readerText('feedLinksTitle', lang)).toBe(expected);
  });

  it('prefers the texts of the site, per language or one for all', () => {
    expect(readerText('feedLinksTitle', 'ja', { feedLinksTitle: { ja: '購読' } })).toBe('購読');
    expect(readerText('feedLinksTitle', 'zh', { feedLinksTitle: { ja: '購読' } })).toBe('订阅');
    expect(readerText('feedLinksTitle', 'zh', { feedLinksTitle: 'Follow' })).toBe('Follow');
    expect(readerText('feedLinksTitle', 'zh', { redirectTitle: 'Moved' })).toBe('订阅');
  });
});

describe('allTexts', () => {
  it('adds the languages of the site to those of the plugin', () => {
    expect(allTexts('redirectTitle', { redirectTitle: { ja: 'x', en: 'y' } })).toEqual({
      en: 'y',
      zh: '页面已移动',
      ja: 'x',
    });
  });
});
