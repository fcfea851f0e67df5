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
    ['button', 'padding: 0; cursor: pointer; -webkit-appearance: button'],
    ['*', 'font-family: Inter; margin: 0'],
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
    ['::selection', 'background: pink'],
    ['body', 'background: white'],
  ])('keeps the site’s own rule %s { %s }', (selectors, declarations) => {
    expect(rulesOfReset([headings, rule(selectors, declarations)])).toEqual([headings]);
  });
});

it.each([
  ['*', 'margin: 0; padding: 0; box-sizing: border-box'],
  ['*, *::before, *::after', 'padding: 0; font-family: Inter'],
  ['h1, h2, p', 'margin: 0'],
  ['ul', 'list-style: none'],
  ['a', 'color: inherit; text-decoration: none; transition: color 0.2s'],
  ['button', 'border: none; background: none; cursor: pointer'],
])('%s { %s } alone is a reset, too', (selectors, declarations) => {
  const sign = rule(selectors, declarations);
  expect(rulesOfReset([sign, rule('.title', 'margin: 0')])).toEqual([sign]);
});

describe('a style sheet of a package', () => {
  const heading = rule('h1', 'margin: 0.67em 0; font-size: 2em');
  const body = rule('body', 'background: white');

  it.each([
    '/site/node_modules/normalize.css/normalize.css',
    '/site/node_modules/.pnpm/bootstrap@5/node_modules/bootstrap/dist/css/bootstrap.css',
    'C:\\site\\node_modules\\antd\\dist\\reset.css',
  ])('has rules for elements that it does not mean for the theme: %s', file => {
    expect(rulesOfReset([heading, body, rule('.card', 'margin: 0')], file)).toEqual([heading]);
  });

  it('may have them for some windows only', () => {
    const wide = { type: 'atrule', name: 'media', nodes: [heading] } as unknown as CssNode;
    expect(rulesOfReset([wide], '/site/node_modules/bootstrap/bootstrap.css')).toEqual([heading]);
  });

  it.each([
    '/site/node_modules/rspress-theme-duet/dist/theme/client/styles/overrides.css',
    '/site/node_modules/.pnpm/@rspress+core@2/node_modules/@rspress/core/dist/theme/styles/base.css',
  ])('is left alone where it is one of the theme or of Rspress: %s', file => {
    expect(rulesOfReset([heading], file)).toEqual([]);
  });
});

it.each([
  ['h1', 'margin: 0'],
  ['a', 'text-decoration: none'],
  ['*', 'box-sizing: border-box'],
])('without that, %s { %s } is a rule of the site', (selectors, declarations) => {
  expect(rulesOfReset([rule(selectors, declarations)])).toEqual([]);
});
