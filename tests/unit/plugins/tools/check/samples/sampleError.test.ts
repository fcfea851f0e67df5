import { describe, expect, it } from '@rstest/core';
import { sampleError } from '../../../../../../plugins/tools/check/samples/sampleError';
import { pageOf } from '../../support';

const page = pageOf('# A\n\n```ts\na();\n```\n');
const [fence] = page.fences;
const problem = { message: 'message', fix: 'fix' };

describe('sampleError', () => {
  it('points at the fence without a line, and into its code with one', () => {
    expect(sampleError('samples/run', page, fence!, problem)).toMatchObject({ line: 3, column: 1 });
    expect(sampleError('samples/types', page, fence!, { ...problem, line: 1, column: 2 })).toMatchObject({
      file: page.file,
      line: 4,
      column: 2,
      optOut: 'nocheck="why" on the fence',
    });
  });

  it('points at the file that the code was included from', () => {
    const included = { ...fence!, included: 'src/a.ts' };
    expect(sampleError('samples/types', page, included, { ...problem, line: 7 })).toMatchObject({
      file: 'src/a.ts',
      line: 7,
    });
    expect(sampleError('samples/run', page, included, problem).file).toBe(page.file);
  });
});
