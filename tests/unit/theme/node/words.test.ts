import { describe, expect, it } from '@rstest/core';
import { forLanguages, inAllLanguages, withFallback, withWords } from '../../../../theme/node/words';

describe('the words of a site', () => {
  const stock = {
    prevPageText: { en: 'Previous page', zh: '上一页', ja: '前のページ' },
    menuTitle: { en: 'Menu' },
  };
  const own = {
    prevPageText: { en: 'Previous Page', zh: '前一页' },
    navOpen: { en: 'Open menu', zh: '打开菜单' },
  };

  it("are the theme's in its languages and Rspress's in all others", () => {
    expect(withWords(stock, own)).toEqual({
      prevPageText: { en: 'Previous Page', zh: '前一页', ja: '前のページ' },
      menuTitle: { en: 'Menu' },
      navOpen: { en: 'Open menu', zh: '打开菜单' },
    });
  });

  it('leave the given tables alone', () => {
    withWords(stock, own);
    expect(stock.prevPageText.en).toBe('Previous page');
  });
});

describe('words of a configuration', () => {
  const own = { navOpen: { en: 'Open menu', zh: '打开菜单' } };
  const stock = { menuTitle: { en: 'Menu' } };

  it('in a language of the site only keep the English text of the theme', async () => {
    const words = await withFallback({ navOpen: { ja: 'メニューを開く' } }, own)(stock);
    expect(words).toEqual({ ...stock, navOpen: { en: 'Open menu', zh: '打开菜单', ja: 'メニューを開く' } });
  });

  it("win over those of the theme, as do those of the site's `i18n.json`", async () => {
    const json = { ...stock, navOpen: { en: 'Menu' } };
    expect((await withFallback(undefined, own)(json)).navOpen).toEqual({ en: 'Menu', zh: '打开菜单' });
    const words = await withFallback({ navOpen: { zh: '菜单' } }, own)(json);
    expect(words.navOpen).toEqual({ en: 'Menu', zh: '菜单' });
  });

  it('may come from a function, which sees all words', async () => {
    const site = (words: Record<string, Record<string, string>>) => ({ ...words, menuTitle: words.navOpen! });
    expect((await withFallback(site, own)(stock)).menuTitle).toEqual(own.navOpen);
  });
});

describe('the languages of the words', () => {
  const own = { prevPageText: { en: 'Previous Page', zh: '上一页' } };

  it('are those that the theme brings, for the given keys and for those of Rspress', () => {
    const words = inAllLanguages(own);
    expect(words.prevPageText).toMatchObject({ en: 'Previous Page', zh: '上一页', de: 'Vorherige Seite' });
    expect(words.versionsText).toMatchObject({ de: 'Versionen' });
    // Parts that are off have no words.
    expect(words.breadcrumbsLabel).toBeUndefined();
  });

  it('serve tags with a region or script', () => {
    const words = forLanguages(inAllLanguages(own), ['de-AT', 'zh-TW', 'zh-CN', 'pt', 'sv']);
    expect(words.prevPageText).toMatchObject({
      'de-AT': 'Vorherige Seite',
      'zh-TW': '上一頁',
      'zh-CN': '上一页',
      pt: 'Página anterior',
    });
    expect(words.prevPageText).not.toHaveProperty('sv');
  });

  it('keep a text of that very tag', () => {
    const texts = { en: 'Menu', de: 'Menü', 'de-CH': 'Menu' };
    expect(forLanguages({ menuTitle: texts }, ['de-CH']).menuTitle).toEqual(texts);
  });
});
