import { describe, expect, it } from '@rstest/core';
import { layerOrder } from '../../../../theme/node/layerOrder';

const theme = '@layer rp-base, duet;@layer rp-base{*{margin:0}}@layer duet{a{color:red}}';

describe('the order of layers', () => {
  it.each([
    ['nothing', ''],
    ['rules without a layer', 'h1{font-size:inherit}'],
    ['a rule for the theme', '@layer duet{.site{color:blue}}'],
  ])('stays with %s', (_, site) => {
    expect(layerOrder(theme + site)).toBe(undefined);
  });

  it.each([
    ['a reset', '@layer base{h1{font-size:inherit}}', 'base, duet'],
    ['no rules', '@layer theme, base, utilities;@layer base{}', 'duet, theme, base, utilities'],
    ['minified blocks', '@layer theme{}@layer base{*{top:0}}@layer theme{}', 'theme, base, duet'],
    ['layers in a layer', '@layer a.b, a.c;@layer a.b{p{top:0}}', 'a.b, a.c, duet'],
    ['a block in a condition', '@supports (top:0){@layer late{p{top:0}}}', 'late, duet'],
    [
      'the classes of a framework behind its reset',
      '@layer theme, base, utilities;@layer theme{:root,:host{top:0}}@layer base{h1{top:0}}@layer utilities{.mt-1{top:0}}',
      'theme, base, duet, utilities',
    ],
    ['classes', '@layer u{.a,.b p{top:0}@media print{.c{top:0}}}', 'duet, u'],
    ['tokens', '@layer t{:where(:root),:host{--a:0}}', 'duet, t'],
    ['escaped classes', '@layer u{.a\\:\\[\\&\\{\\,b{top:0}}', 'duet, u'],
    ['a class in brackets', '@layer u{:where(.a>:not(:last-child)){top:0}}', 'duet, u'],
    ['a class that is excluded', '@layer u{p:not(.a, :is(.b, .c)){top:0}}', 'u, duet'],
    ['elements in a class', '@layer u{.a{& p{top:0}}.b :where(h1,h2):not(:where(.c *)){top:0}}', 'duet, u'],
    [
      'rules for elements that are put into a layer',
      '@layer u{.a{top:0}}@layer duet-reset{p{top:0}}',
      'duet, u',
    ],
    ['these alone', '@layer duet-reset{p{top:0}}', 'duet'],
    ['an element beside a class', '@layer u{.a,p{top:0}}', 'u, duet'],
    ['steps of an animation', '@layer u{@keyframes a{from{top:0}50%{top:1px}}}', 'duet, u'],
    ['text', '@layer u{.a{content:"{}p{";b:url(a;b)}/* p{} */}p{top:0}', 'duet, u'],
  ])('is right with %s', (_, site, names) => {
    const order = `@layer rp-base, duet-reset, ${names};`;
    expect(layerOrder(theme + site)).toBe(order);
    expect(layerOrder(site + theme)).toBe(order);
  });

  it('is that of a statement of the site which names the theme', () => {
    const site = '@layer base,duet,\n  utilities;@layer base{}@layer utilities{}';
    expect(layerOrder(theme + site)).toBe('@layer rp-base, duet-reset, base, duet, utilities;');
  });
});
