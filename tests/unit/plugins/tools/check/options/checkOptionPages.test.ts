import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { run } from '../../../../../../plugins/tools/check/options/checkOptionPages';
import { OptionPagesOptions } from '../../../../../../plugins/tools/check/options/options';
import { folderOf, memoryCache, pageOf, projectOf } from '../../support';
import { registryOf } from './registry';
import { optionPage, reported } from './support';

const files = {
  'node_modules/paint/package.json': '{ "name": "paint", "version": "1.1.0", "types": "index.d.ts" }',
  'node_modules/paint/index.d.ts':
    'export interface PaintConfig { brush?: { width?: number; tip?: "round" | "flat" } }',
  'defaults.mjs': "export default () => ({ brush: { width: 2, tip: 'round' } });",
  'versions.json': '{ "since": { "brush.tip": "1.1.0" } }',
};
const width = ['**Type:** `number`', '**Default:** `2`'];
const tip = ["**Type:** `'round' | 'flat'`", "**Default:** `'round'`", '**Version:** `>= 1.1.0`'];

/** Checks the pages of two options, in English only. */
function check(
  pages: [route: string, title: string, bullets: string[]][],
  change: object = {},
  action?: string,
) {
  const root = folderOf(files);
  const settings = OptionPagesOptions.parse({
    ...{ folder: '/config', package: 'paint', type: 'PaintConfig', defaults: 'defaults.mjs' },
    ...{ versions: 'versions.json', typescript: resolve('tests/facts/node_modules/typescript') },
    ...change,
  });
  const own = pages.map(([route, title, bullets]) => optionPage({ [title]: bullets }, route));
  const index = pageOf('# Options\n', { route: '/config/' });
  const project = { ...projectOf(index, ...own), root, docs: `${root}/docs`, languages: ['en'] };
  const context = { cache: memoryCache(), action, wanted: () => true };
  return { root, run: () => run(project, settings, context) };
}
const both: [string, string, string[]][] = [
  ['/config/brush/width', 'brush.width', width],
  ['/config/brush/tip', 'brush.tip', tip],
];

describe('the check of option pages', () => {
  it('accepts pages that state type, default and version of each option', () => {
    const { findings, counts } = check(both).run();
    expect(reported(findings)).toEqual([]);
    expect(counts).toEqual({ options: 2, documented: 2 });
  });

  it.each<[string, string[], string, RegExp]>([
    ['type', ['**Type:** `string`', '**Default:** `2`'], 'options/type', /The package states: number/],
    ['default', ['**Type:** `number`', '**Default:** `3`'], 'options/default', /It is `2` in development/],
    ['version', [...width, '**Version:** `>= 1.1.0`'], 'options/version', /Remove the bullet/],
    ['facts', ['**Type:** `number`'], 'options/facts', /Write a bullet \*\*Default:\*\*/],
  ])('reports a wrong %s, and how to fix it', (_, bullets, rule, fix) => {
    const { findings } = check([['/config/brush/width', 'brush.width', bullets], both[1]!]).run();
    expect(findings).toMatchObject([
      { rule, file: 'docs/en/config/brush/width.mdx', fix: expect.stringMatching(fix) },
    ]);
  });

  it('reports options without a page, unless they are ignored with a reason', () => {
    expect(check(both.slice(0, 1)).run().findings).toMatchObject([
      {
        rule: 'options/missing',
        file: 'docs/en/config/brush/tip.mdx',
        message: 'The option `brush.tip` has no page.',
      },
    ]);
    const { findings, optedOut } = check(both.slice(0, 1), { ignore: { 'brush.tip': 'not stable' } }).run();
    expect(findings).toEqual([]);
    expect(optedOut).toEqual([{ file: 'brush.tip', line: 0, rule: 'options', reason: 'not stable' }]);
  });

  it('skips the index, pages in other folders, and ignored pages', () => {
    const others: typeof both = [
      ['/guide/start', 'Start', []],
      ['/config/brush', 'Brushes', []],
    ];
    expect(
      check([...both, ...others], { ignore: { '/config/brush': 'an overview' } }).run().findings,
    ).toEqual([]);
    expect(reported(check([...both, ...others]).run().findings).join()).toMatch(/no option `Brushes`/);
  });

  it('compares types only, without the modules of defaults and versions', () => {
    const wrong: typeof both = [
      ['/config/brush/width', 'brush.width', ['**Type:** `number`', '**Default:** `9`']],
      both[1]!,
    ];
    expect(check(wrong, { defaults: undefined, versions: undefined }).run().findings).toEqual([]);
  });

  it('asks for the file of versions where it does not exist', () => {
    expect(check(both, { versions: 'none.json' }).run).toThrow(
      'none.json does not exist; create it with `npx duet check options --versions`.',
    );
  });
});

describe('duet check options --versions', () => {
  registryOf({ '1.1.0': { 'index.d.ts': files['node_modules/paint/index.d.ts'] } });

  it('writes the file of versions, and reports no findings', () => {
    const { root, run } = check([], { versions: 'new.json' }, 'versions');
    expect(run()).toEqual({ findings: [], counts: { versions: 1 } });
    expect(existsSync(`${root}/new.json`)).toBe(true);
  });
});
