import { describe, expect, it } from '@rstest/core';
import { compatibility } from '../../compat/features';
import { translate } from '../../compat/selectors.mjs';
import { differences } from '../../compat/suite.mjs';

describe("the list of tests of Rspress's suite that behave differently", () => {
  it('names rows of the compatibility table that say what differs', () => {
    const rows = compatibility
      .filter(({ state }) => state !== 'same')
      .map(({ kind, name }) => `${kind}:${name}`);
    expect(Object.entries(differences).filter(([, row]) => !rows.includes(row))).toEqual([]);
  });
});

describe('a translated selector', () => {
  it.each([
    ["page.locator('.rp-overview')", "page.locator('.duet-overview')"],
    ["page.locator('.rp-nav .rp-nav-menu__item a')", "page.locator('.duet-nav .duet-nav__item a')"],
    // The class of a panel is an attribute within its parent.
    ["page.$('div.rp-tabs__content__item')", `page.$('div:is(.duet-tabs [role="tabpanel"])')`],
    ["page.$('.rp-tabs__content__item > b')", `page.$('.duet-tabs [role="tabpanel"] > b')`],
    // A list of selectors stands alone, or is made one selector.
    ["item.locator('.rp-nav-screen-menu-item')", "item.locator('a:visible, summary')"],
    ["$('.rp-nav-screen-menu-item b')", "$(':is(a:visible, summary) b')"],
    ['.not.toHaveClass(\n  /rp-hover-group--hidden/,\n)', '.not.toBeHidden()'],
    ["page.locator('.rp-not-a-class')", "page.locator('.rp-not-a-class')"],
  ])('replaces %s', (text, translated) => {
    expect(translate(text)).toBe(translated);
  });
});
