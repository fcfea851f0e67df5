import { describe, expect, it } from '@rstest/core';
import {
  examplesOf,
  languageOf,
  optOutReason,
  shownFiles,
} from '../../../../../../plugins/tools/check/samples/examples';
import { pageOf } from '../../support';

const fence = (meta: string) => `\`\`\`${meta}\ncode\n\`\`\`\n\n`;
const names = (source: string) =>
  examplesOf(pageOf(source)).map(({ files }) => files.map(({ name }) => name));

describe('examplesOf', () => {
  it.each([
    [
      'titled blocks of a section',
      fence('ts title="a.ts"') + fence('ts title="src/b.ts"'),
      [['a.ts', 'src/b.ts']],
    ],
    ['a repeated title', fence('ts title="a.ts"').repeat(2), [['a.ts'], ['a.ts']]],
    [
      'a block without a title',
      fence('ts title="a.ts"') + fence('sh') + fence('ts title="b.ts"'),
      [['a.ts'], ['sample.sh'], ['b.ts']],
    ],
    ['a heading', `${fence('ts title="a.ts"')}## B\n\n${fence('ts title="b.ts"')}`, [['a.ts'], ['b.ts']]],
    ['a new run', fence('ts title="a.ts" run') + fence('ts title="b.ts" run'), [['a.ts'], ['b.ts']]],
    [
      'a title that is no file',
      fence('ts title="Before"') + fence('ts title="After"'),
      [['sample.ts'], ['sample.ts']],
    ],
    ['files that begin with a dot', fence('sh title=".env"') + fence('ts title="a.ts"'), [['.env', 'a.ts']]],
    [
      'paths outside the folder',
      fence('ts title="../a.ts"') + fence('ts title="./b.ts"'),
      [['a.ts', 'b.ts']],
    ],
  ])('groups %s', (_, source, expected) => {
    expect(names(source)).toEqual(expected);
  });
});

describe('languageOf', () => {
  it.each([
    ['typescript', 'ts'],
    ['TSX', 'tsx'],
    ['bash', 'sh'],
    ['yml', 'yaml'],
    ['', ''],
  ])('%s is %s', (lang, expected) => {
    expect(languageOf(pageOf(fence(lang)).fences[0]!)).toBe(expected);
  });
});

describe('optOutReason', () => {
  it.each([
    ['ts nocheck="not JavaScript"', 'not JavaScript'],
    ['ts nocheck', ''],
    ['ts nocheck=" "', ''],
    ['ts', undefined],
  ])('%s', (meta, reason) => {
    expect(optOutReason(pageOf(fence(meta)).fences[0]!)).toBe(reason);
  });
});

describe('shownFiles', () => {
  it('contains the titled files of all examples on the page', () => {
    const page = pageOf(`${fence('ts title="a.ts"')}## B\n\n${fence('ts title="b.ts"')}${fence('ts')}`);
    const other = pageOf(fence('ts title="c.ts"'), { route: '/c' });
    const examples = [...examplesOf(page), ...examplesOf(other)];
    expect([...shownFiles(examples, page).keys()]).toEqual(['a.ts', 'b.ts']);
  });
});
