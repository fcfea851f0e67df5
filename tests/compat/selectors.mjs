/**
 * Selectors of Rspress's end-to-end tests, translated into ours. Classes come from the table "Moving from
 * the stock theme" in the README of the theme, which is thereby tested; here is what a table of
 * classes cannot say.
 */
import { readFileSync } from 'node:fs';

/**
 * Where state or structure differs: text of a test, or a pattern, and what takes its place. Earlier rows
 * win.
 */
const rows = [
  // State is in attributes and in what is visible, not in classes.
  [/toHaveClass\(\s*\/rp-hover-group--hidden\/,?\s*\)/g, 'toBeHidden()'],
  [/toHaveClass\(\s*\/rp-(nav-screen|doc-layout__outline)--open\/,?\s*\)/g, 'toBeVisible()'],
  [/toHaveClass\(\s*\/rp-codeblock__content--line-numbers\/,?\s*\)/g, "toHaveAttribute('data-numbers')"],
  [/toHaveClass\(\s*\/rp-codeblock__content--wrap-code\/,?\s*\)/g, "toHaveAttribute('data-wrap')"],
  ['.rp-sidebar-item--active', '.duet-sidebar__item[aria-current]'],
  ['.rp-nav-menu__item--active', ':has(> [aria-current])'],
  ['.rp-suggest-item--current', '[role="option"][aria-selected="true"]'],
  ['.rp-tabs__label__item', '[role="tab"]'],
  ['.rp-tabs__content__item--active', '[role="tabpanel"]:not([hidden])'],
  [".locator('.tabs-b div')", '.locator(\'.tabs-b [role="tab"]\')'],
  ["div.className.includes('not-selected')", "div.getAttribute('aria-selected') === 'false'"],
  ["getAttribute('class')", "getAttribute('data-type')"],
  [/\?\.split\(' '\)\s*\.find\(name => name\.startsWith\('rp-callout--'\)\)/g, ''],

  // The tools of a code block are beside its text; buttons have words, which are their names.
  ["container.locator('.rp-codeblock__content')", 'container'],
  [/\.rp-codeblock__content (pre )?code/g, '.duet-code__scroller code'],
  ['.rp-codeblock__content .shiki.css-variables', '.duet-code__scroller'],
  ['.rp-codeblock__content', '.duet-code'],
  ['.shiki.css-variables', 'pre'],
  [/div\.language-(\w+)/g, '.duet-code[data-lang="$1"]'],
  ['button[title="Toggle code wrap"]', '.duet-code-tools button:text("Wrap")'],
  ['button[title="切换代码换行"]', '.duet-code-tools button:text("换行")'],

  // A heading and the link to it are in one element before what follows.
  [
    /(h2:has-text\("[^"]+"\)) \+ \.language-(\w+)/g,
    (_, heading, lang) => `.duet-heading:has(${heading}) + .duet-code[data-lang="${lang}"]`,
  ],
  // The link to a heading is beside it, so that the heading's name is its own words.
  ["page.locator('.rp-header-anchor')", "page.locator('.duet-heading__link')"],
  [/\.locator\('a?\.rp-header-anchor'\)/g, ".locator('xpath=..').locator('.duet-heading__link')"],

  // An entry of the navbar is a link, a button with a menu, or a link and a button beside each other.
  ['div.rp-nav-menu__item__container', 'button.duet-menu__button'],
  // `:scope`, where the test has the entry already.
  ['a.rp-nav-menu__item__container', ':scope > a, .duet-nav__item > a, .duet-menu > a'],
  // Languages are behind a button with an icon, which is named but shows no word.
  [
    /page\.click\('text=(简体中文|English|EN_US)'\)/g,
    (_, language) => `page.locator('.duet-nav .duet-menu:has([lang]) > .duet-menu__button:visible').click();
    await page.locator('.duet-nav .duet-menu__panel:has([lang])').getByText('${language}', { exact: true }).click()`,
  ],
  [
    /'\.rp-nav__others \.rp-nav-menu__item__container',?\s*\{\s*hasText: '[^']+',?\s*\},?/g,
    "'.duet-nav__tools .duet-menu .duet-menu__button'",
  ],
  [
    /\.locator\('\.rp-nav-menu__item'\)\s*\.filter\(\{ hasText: '(简体中文|English)' \}\)/g,
    ".locator('.duet-nav__tools .duet-menu')",
  ],
  ['.rp-nav__others .rp-nav-menu__item__container', '.duet-nav__tools .duet-menu .duet-menu__button'],
  ['ancestor::*[contains(@class, "rp-nav")]', '..'],
  [
    '.rp-nav-menu__item__container',
    ':scope > a, .duet-nav__item > a, .duet-menu > a, .duet-menu > .duet-menu__button:first-child',
  ],
  ['.rp-nav-hamburger.rp-nav-hamburger__sm', '.duet-hamburger[aria-haspopup]'],
  ['.rp-nav-hamburger__md', '.duet-nav__tools'],
  // The full-screen menu has the languages too.
  ["page.locator('.rp-hover-group__item a'", "page.locator('.duet-menu__panel li a'"],
  // In menus, nesting is in the lists, not in an attribute; texts are items too.
  ['.rp-hover-group__item[data-depth="0"]', 'xpath=./ul/li[a]'],
  ['.rp-hover-group__item[data-depth="1"]', 'xpath=./ul/li/ul/li[a]'],
  ['.rp-hover-group__item[data-depth="2"]', 'xpath=./ul/li/ul/li/ul/li[a]'],
  ['.rp-hover-group__item--active .rp-hover-group__item__link', '[aria-current]'],
  [
    'a.rp-nav-screen-langs-group__item:not(.rp-nav-screen-langs-group__item--active)',
    '.duet-screen__choices a:not([aria-current])',
  ],
  ['.rp-nav-screen-langs-group__item--active', '.duet-screen__choices [aria-current]'],
  ['img.rp-nav-screen-menu-item__icon', 'img.duet-nav__icon'],
  ['a.rp-nav-screen-menu-item', 'a'],
  ['.rp-nav-screen-menu-item', 'a:visible, summary'],

  // In the sidebar, a row is within the list item that has its context; lists tell the depth.
  ['.rp-sidebar-item[data-depth="1"][data-context]', '.duet-sidebar > ul > li ul > li[data-context]'],
  [/\.rp-sidebar-item(?=\[data-context)/g, '.duet-sidebar li'],
  [
    '.rp-doc-layout__sidebar .rp-sidebar-item[data-depth="0"]',
    '.duet-sidebar > ul > li > .duet-sidebar__item, .duet-sidebar > ul > li > details > .duet-sidebar__item',
  ],
  [
    '.rp-doc-layout__sidebar .rp-sidebar-item[data-depth="1"]',
    '.duet-sidebar > ul ul > li > .duet-sidebar__item, .duet-sidebar > ul ul > li > details > .duet-sidebar__item',
  ],
  [/(Items\.nth\(i\))(?=\.getAttribute\('data-context'\))/g, "$1.locator('xpath=ancestor::li[1]')"],
  ['.rp-doc-layout__sidebar .rp-sidebar-group', '.duet-sidebar summary'],
  ['.rp-sidebar-item__right .rp-badge', '.duet-sidebar__item .duet-badge'],
  [/\.rp-sidebar-item__left (> \.rp-doc|span(\.rp-doc)?)/g, '.duet-sidebar__text'],
  ['.rp-sidebar-section-header__left span', '.duet-sidebar__section .duet-sidebar__text'],
  ['.rp-sidebar-section-header__icon', '.duet-sidebar__icon'],

  // Depth in the outline is the level of the heading, not the distance from the second.
  ['.rp-toc-item[data-depth="1"]', '.duet-outline__link[data-depth="3"]'],
  ['.rp-toc-item[data-depth="2"]', '.duet-outline__link[data-depth="4"]'],
  [/'data-depth',\s*'(\d)'/g, (_, depth) => `'data-depth', '${Number(depth) + 2}'`],
  ['.rp-toc-item .rp-toc-item__text', '.duet-outline__link > span'],
  ['.rp-toc-item__text', '.duet-outline__link > span'],
  ['.rp-sidebar-menu__right', '.duet-mobile-bar__button[data-for="outline"]'],

  ['.rp-overview-group__item__title > a', '.duet-overview-group__page'],
  ['.rp-overview-group__item__content__item__link', '.duet-overview-group__parts a'],
  // One form for all pages, with and without headings.
  ['.rp-overview-group__grid-item__link', '.duet-overview-group__page:not(*)'],
  ['.rp-social-links__item a', '.duet-social__popup a'],
  ['.rp-search-button__content', '.duet-search'],
  ['.rp-search-button--mobile', '.duet-search'],
  ['.rp-search-panel__mask', '.duet-search-dialog[open]'],
];

/** Translates the text of a test, or of what the tests share. */
export function translate(text) {
  for (const [from, to] of rows)
    text =
      typeof from === 'string'
        ? text.replaceAll(from, (_, offset) =>
            from.startsWith('.') ? part(to, text[offset - 1], text[offset + from.length]) : to,
          )
        : text.replace(from, to);
  return text.replace(/\.rp-[\w-]+/g, (name, offset) =>
    classes.has(name) ? part(classes.get(name), text[offset - 1], text[offset + name.length]) : name,
  );
}

/**
 * A selector in place of a class, within another one between the characters before and after. A list needs
 * `:is` beside anything else, ancestors need it after an element's name or a condition.
 */
function part(selector, before, after) {
  const isAlone = /['"`]/.test(before) && /['"`]/.test(after);
  const isQualified = /[\w)\]-]/.test(before);
  const needsIs = selector.includes(',') ? !isAlone : isQualified && /[ >]/.test(selector);
  return needsIs ? `:is(${selector})` : selector;
}

/** Our selectors by class of Rspress. */
const classes = new Map(
  [
    ...readFileSync(new URL('../../theme/README.md', import.meta.url), 'utf8').matchAll(
      /^\| `(\.rp-[\w-]+)` +\| `([^`]+)` +\|$/gm,
    ),
  ].map(([, from, to]) => [from, to]),
);
