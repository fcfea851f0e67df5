import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import groups from '../../../website/generate/data/tokens.json';
import { propertiesOf, valueIn, variableOf } from '../../../website/generate/tokens';

const css = `
/* --in-a-comment: red; */
:where(:root) {
  /* Surfaces. */
  --rp-bg: light-dark(#fff, rgb(0, 0, 0));
  --paper: var(--rp-bg);
  --edge: 1px solid var(--paper);
  --odd: light-dark(var(--paper), color-mix(in srgb, red, light-dark(blue, green)));
  --font:
    system-ui,
    sans-serif;
  --loose: var(--unknown);
}

@media (min-width: 768px) {
  :where(:root) {
    --paper: red;
  }
}
`;
const properties = propertiesOf(css);

describe('tokens of a stylesheet', () => {
  it('are those of the root outside conditions, in one line each', () => {
    expect([...properties.keys()]).toEqual(['--rp-bg', '--paper', '--edge', '--odd', '--font', '--loose']);
    expect(properties.get('--font')).toBe('system-ui, sans-serif');
  });

  it.each([
    ['--paper', '#fff', 'rgb(0, 0, 0)'],
    ['--edge', '1px solid #fff', '1px solid rgb(0, 0, 0)'],
    ['--odd', '#fff', 'color-mix(in srgb, red, green)'],
    ['--loose', 'var(--unknown)', 'var(--unknown)'],
  ])('have a value per scheme: %s', (name, light, dark) => {
    expect([valueIn(properties, name, 'light'), valueIn(properties, name, 'dark')]).toEqual([light, dark]);
  });

  it('name the variable that they take their value from', () => {
    expect(['--paper', '--edge', '--font'].map(name => variableOf(properties, name))).toEqual([
      '--rp-bg',
      undefined,
      undefined,
    ]);
  });
});

describe('the page of tokens', () => {
  it('lists every token of the theme, each once', () => {
    const declared = [...propertiesOf(readFileSync('theme/client/styles/tokens.css', 'utf8')).keys()];
    const listed = Object.values(groups).flatMap(group => Object.keys(group));
    expect(listed.sort()).toEqual(declared.filter(name => name.startsWith('--duet-')).sort());
  });
});
