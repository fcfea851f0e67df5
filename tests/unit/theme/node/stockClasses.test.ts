import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import postcss from 'postcss';
import type { CssNode } from '../../../../theme/node/resets';
import { classesIn, renderedIn, stockClassesIn, warningOf } from '../../../../theme/node/stockClasses';

const classes = classesIn(readFileSync('theme/README.md', 'utf8'));
const found = (css: string, own: string[] = []) =>
  Object.fromEntries(stockClassesIn(postcss.parse(css).nodes as unknown as CssNode[], classes, own));

describe('classes of the stock theme in the style sheet of a site', () => {
  it('come with the selector that takes their place, also below conditions and other rules', () => {
    expect(
      found(`@media (width < 768px) { .dark .rp-nav:hover, .own { top: 0 } }
        .own { .rp-button { color: red } }`),
    ).toEqual({ 'rp-nav': '.duet-nav', 'rp-button': '.duet-button' });
  });

  it('are found in parts and states that the table does not list', () => {
    expect(found('.rp-sidebar-item--active, .rp-nav__title__link { color: red }')).toEqual({
      'rp-sidebar-item--active': undefined,
      'rp-nav__title__link': undefined,
    });
  });

  it.each([
    '.rp-doc h2',
    '.rp-link',
    '.rp-not-doc',
    '.rp-navigation',
    '.rp-preview',
    '.my-rp-nav',
    '.duet-nav',
  ])('are not what Duet or other plugins have: %s', selector => {
    expect(found(`${selector} { color: red }`)).toEqual({});
  });

  it('are not those that parts of the site have, such as a copy of the navbar of Rspress', () => {
    const own = renderedIn(
      `<header className="rp-nav"><i className={clsx('rp-button', up && 'up')} /></header>;
      document.querySelector('.rp-banner'); style={{ color: 'var(--rp-c-brand)' }}`,
    );
    expect(own).toEqual(['rp-nav', 'rp-button']);
    expect(found('.rp-nav .rp-nav__left, .rp-button--big, .rp-banner { top: 0 }', own)).toEqual({
      'rp-banner': '.duet-banner',
    });
  });

  it('are named in one warning per file, the first five of them', () => {
    expect(warningOf('site.css', new Map([['rp-nav', '.duet-nav']]))).toContain(
      'site.css has classes of the stock theme that the parts of Duet do not have: `.rp-nav` (here `.duet-nav`). See',
    );
    const many = new Map(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(name => [`rp-${name}`, undefined]));
    expect(warningOf('site.css', many)).toContain('`.rp-e` and 2 more. See');
  });
});
