import { describe, expect, it } from '@rstest/core';
import { withWords } from '../../../../theme/build/words';

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
