import { describe, expect, it } from '@rstest/core';
import { checkStructure } from '../../../../../../plugins/tools/check/options/checkStructure';
import { documented, optionPage, optionsOf, reported } from './support';

const options = optionsOf('brush', 'brush.width', 'brush.color', 'brush.width.min', 'output');
const paged = [...options.values()].filter(({ path }) =>
  ['brush.width', 'brush.color', 'output'].includes(path),
);
const facts = ['**Type:** `number`', '**Default:** `2`'];

const check = (sections: Record<string, string[]>, route = '/config/brush/width') =>
  reported(
    checkStructure(
      optionPage(sections, route),
      documented(sections, route),
      { options, paged },
      { folder: '/config' },
    ),
  );

describe('checkStructure', () => {
  it('accepts a page at the address of its option, with its facts', () => {
    expect(check({ 'brush.width': facts, min: facts })).toEqual([]);
  });

  it.each([
    ['brush.widht', 'Did you mean `brush.width`?'],
    ['Introduction', 'Use the path of an option as the H1.'],
  ])('reports the unknown option %s', (title, fix) => {
    expect(check({ [title]: facts })).toEqual([
      `options/unknown: The package has no option \`${title}\`. -> ${fix}`,
    ]);
  });

  it('reports a page at another address', () => {
    expect(check({ 'brush.color': facts })).toEqual([
      'options/route: `brush.color` is described at /config/brush/width. -> Move the page to /config/brush/color.',
    ]);
  });

  it.each([
    [[], 'The page has no <OptionFacts> for `brush.width`.'],
    [['**Default:** `2`'], 'The facts of `brush.width` state 0 types.'],
    [['**Type:** `a`', '**Type:** `b`', '**Default:** `2`'], 'The facts of `brush.width` state 2 types.'],
    [['**Type:** `number`'], 'The facts of `brush.width` state no default.'],
  ])('reports incomplete facts: %j', (bullets, message) => {
    expect(check({ 'brush.width': bullets })).toEqual([expect.stringContaining(`options/facts: ${message}`)]);
  });

  it('reports a property that the option does not have', () => {
    expect(check({ 'brush.width': facts, mim: facts })).toEqual([
      'options/unknown: The package has no option `brush.width.mim`. -> Did you mean `min`?',
    ]);
  });

  it('leaves properties of types from other packages to the comparison of types', () => {
    expect(check({ output: facts, anything: facts }, '/config/output')).toEqual([]);
  });
});
