import { describe, expect, it } from '@rstest/core';
import { readerText, readerTexts } from '../../../../plugins/shared/readerText';

describe('readerText', () => {
  it.each([
    ['en', 'Subscribe'],
    ['zh', '订阅'],
    ['zh-CN', '订阅'],
    ['zh-TW', '訂閱'],
    ['de-AT', 'Abonnieren'],
    ['sv', 'Subscribe'],
  ])('gives the text for %s, in English where it is missing', (lang, expected) => {
    expect(readerText('feedLinksTitle', lang)).toBe(expected);
  });

  it('prefers the texts of the site, per language or one for all', () => {
    expect(readerText('feedLinksTitle', 'ja', { feedLinksTitle: { ja: '購読' } })).toBe('購読');
    expect(readerText('feedLinksTitle', 'zh', { feedLinksTitle: { ja: '購読' } })).toBe('订阅');
    expect(readerText('feedLinksTitle', 'de-AT', { feedLinksTitle: { de: 'Feeds' } })).toBe('Feeds');
    expect(readerText('feedLinksTitle', 'sv', { feedLinksTitle: { en: 'Follow' } })).toBe('Follow');
    expect(readerText('feedLinksTitle', 'zh', { feedLinksTitle: 'Follow' })).toBe('Follow');
    expect(readerText('feedLinksTitle', 'zh', { redirectTitle: 'Moved' })).toBe('订阅');
  });
});

describe('readerTexts', () => {
  it('has a text for every language of the site', () => {
    expect(
      readerTexts('redirectTitle', ['en', 'zh-CN', 'ja', 'fr', 'sv'], { redirectTitle: { ja: 'x' } }),
    ).toEqual({
      en: 'This page has moved',
      'zh-CN': '页面已移动',
      ja: 'x',
      fr: 'Cette page a été déplacée',
      sv: 'This page has moved',
    });
  });
});
