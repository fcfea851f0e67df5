import { describe, expect, it } from '@rstest/core';
import { checkDefaults } from '../../../../../../plugins/tools/check/options/checkDefaults';
import { evaluate } from '../../../../../../plugins/tools/check/options/evaluate';
import { serialize } from '../../../../../../plugins/tools/check/options/serialize';
import { documented, optionsOf, reported } from './support';

const root = '/site';
const inMode = (output: string) => ({
  root,
  options: [serialize({ output, brush: { width: 2 }, cache: undefined, folder: '/site/dist' })],
});
const facts = {
  options: optionsOf('output', 'brush.width', 'cache', 'cache.limit', 'folder'),
  defaults: { development: inMode('draft.svg'), production: inMode('out.svg') },
  evaluated: (code: string) => evaluate(code, root, '/', text => text),
};
facts.options.get('cache.limit')!.default = '`10`';

const check = (title: string, bullet: string, property?: string) => {
  const sections = property
    ? { [title]: ['**Default:** `undefined`'], [property]: [bullet] }
    : { [title]: [bullet] };
  return reported(documented(sections).flatMap(option => checkDefaults(option, facts)));
};

describe('checkDefaults', () => {
  it.each([
    ['brush.width', '**Default:** `2`'],
    ['output', "**Default:** `'out.svg'` in production, `'draft.svg'` in development"],
    ['cache', '**Default:** `undefined`'],
    ['folder', "**Default:** `'dist'`"],
    ['folder', "**Default:** `path.join(process.cwd(), 'dist')`"],
    ['brush.width', '**Type:** `number`'],
  ])('accepts %s: %s', (title, bullet) => {
    expect(check(title, bullet)).toEqual([]);
  });

  it.each([
    [
      'brush.width',
      '**Default:** `3`',
      'The default of `brush.width` in development is not `3`. -> It is `2` in development.',
    ],
    [
      'output',
      "**Default:** `'draft.svg'`",
      "The default of `output` in production is not `'draft.svg'`. -> It is `'out.svg'` in production.",
    ],
    [
      'folder',
      "**Default:** `'build'`",
      "The default of `folder` in development is not `'build'`. -> It is `'dist'` in development.",
    ],
    [
      'brush.width',
      '**Default:** two',
      'The default of `brush.width` is not code. -> Write a JavaScript value',
    ],
    ['brush.width', '**Default:** `two pixels`', 'The default of `brush.width` is not a JavaScript value:'],
  ])('reports %s: %s', (title, bullet, message) => {
    expect(check(title, bullet)).toEqual([expect.stringContaining(`options/default: ${message}`)]);
  });

  it('compares a property of an undefined option with its `@default` tag', () => {
    expect(check('cache', '**Default:** `10`', 'limit')).toEqual([]);
    expect(check('cache', '**Default:** `20`', 'limit')).toEqual([
      "options/default: The default of `cache.limit` is not `20`. -> The package's types state: 10",
    ]);
    expect(check('cache', '**Default:** `20`', 'other')).toEqual([]);
  });

  it('compares nothing without known defaults', () => {
    const [option] = documented({ 'brush.width': ['**Default:** `3`'] });
    expect(checkDefaults(option!, { ...facts, defaults: undefined })).toEqual([]);
  });
});
