import { describe, expect, it } from '@rstest/core';
import { parseMeta, positionInFence } from '../../../../../../plugins/tools/check/core/fence';
import { pageOf } from '../../support';

describe('parseMeta', () => {
  it.each([
    ['title="a b.ts" run', { title: 'a b.ts', run: '' }],
    ["title='a.ts'", { title: 'a.ts' }],
    ['title=a.ts nocheck="why not"', { title: 'a.ts', nocheck: 'why not' }],
    ['{1,3-5} title="a.ts"', { title: 'a.ts' }],
    ['', {}],
  ])('%s', (meta, attributes) => {
    expect(parseMeta(meta)).toEqual(attributes);
  });
});

describe('positionInFence', () => {
  const [plain, indented] = pageOf('```ts\na\n```\n\n- item\n\n  ```ts\n  b\n  ```\n').fences;

  it('adds the line of the fence and its indentation', () => {
    expect(positionInFence(plain!, 1, 1)).toEqual({ line: 2, column: 1 });
    expect(positionInFence(indented!, 1, 4)).toEqual({ line: 8, column: 6 });
  });

  it('stays inside the file that the code was included from', () => {
    expect(positionInFence({ ...indented!, included: 'a.ts' }, 3, 4)).toEqual({ line: 3, column: 4 });
  });
});
