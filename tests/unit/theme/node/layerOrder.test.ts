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
    ['a reset', '@layer base{h1{font-size:inherit}}', 'base'],
    ['the list of a framework', '@layer theme, base, utilities;@layer base{}', 'theme, base, utilities'],
    ['minified blocks', '@layer theme{}@layer base{}@layer theme{}', 'theme, base'],
    ['layers in a layer', '@layer a.b, a.c;@layer a.b{}', 'a.b, a.c'],
    ['a block in a condition', '@supports (top:0){@layer late{}}', 'late'],
  ])('puts the theme behind %s', (_, site, names) => {
    const order = `@layer rp-base, ${names}, duet;`;
    expect(layerOrder(theme + site)).toBe(order);
    expect(layerOrder(site + theme)).toBe(order);
  });

  it('is that of a statement of the site which names the theme', () => {
    const site = '@layer base,duet,\n  utilities;@layer base{}@layer utilities{}';
    expect(layerOrder(theme + site)).toBe('@layer rp-base, duet-reset, base, duet, utilities;');
  });
});
