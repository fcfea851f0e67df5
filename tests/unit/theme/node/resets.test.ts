import { describe, expect, it } from '@rstest/core';
import { type CssNode, rulesOfReset } from '../../../../theme/node/resets';

/** A rule as PostCSS has it. */
function rule(selectors: string, declarations: string): CssNode {
  const nodes = declarations.split(';').map(declaration => {
    const [prop, value] = declaration.split(':');
    return { type: 'decl', prop: prop!.trim(), value: value!.trim() };
  });
  return {
    type: 'rule',
    selectors: selectors.split(',').map(part => part.trim()),
    nodes,
  } as unknown as CssNode;
}

const headings = rule('h1, h2, h3', 'font-size: inherit; font-weight: inherit');

describe('a style sheet that makes headings look like text', () => {
  it.each([
    ['*, ::before, :after', 'box-sizing: border-box; border-width: 0; border-color: #e5e7eb'],
    ['ol, ul, menu', 'list-style: none; margin: 0; padding: 0'],
    ['a', 'color: inherit; text-decoration: inherit'],
    ['img, video', 'max-width: 100%; height: auto'],
    ["button, input:where([type='button'])", 'background-color: transparent; background-image: none'],
    ['code, pre', 'font-family: Menlo, monospace; font-size: 1em'],
  ])('is a reset, and so is its rule %s { %s }', (selectors, declarations) => {
    const other = rule(selectors, declarations);
    expect(rulesOfReset([other, headings])).toEqual([other, headings]);
  });

  it.each([
    ['h2', 'letter-spacing: 3px'],
    ['a', 'color: rebeccapurple'],
    [':root', '--own: 0'],
    ['*', '--own: 0'],
    ['.title', 'margin: 0'],
    ['h1 a', 'margin: 0'],
    ['[hidden]', 'display: none'],
    ['a:hover', 'color: inherit'],
  ])('keeps the site’s own rule %s { %s }', (selectors, declarations) => {
    expect(rulesOfReset([headings, rule(selectors, declarations)])).toEqual([headings]);
  });
});

it.each([
  ['h1', 'margin: 0'],
  ['a', 'text-decoration: none'],
  ['*', 'box-sizing: border-box'],
])('without that, %s { %s } is a rule of the site', (selectors, declarations) => {
  expect(rulesOfReset([rule(selectors, declarations)])).toEqual([]);
});
