import { describe, expect, it } from '@rstest/core';
import { examplesOf } from '../../../../../plugins/checks/samples/examples';
import { isExpectedOutput, runFiles } from '../../../../../plugins/checks/samples/runFiles';
import { pageOf } from '../support';

const example = (...metas: string[]) =>
  examplesOf(pageOf(metas.map(meta => `\`\`\`${meta}\ncode\n\`\`\`\n\n`).join('')))[0]!;

describe('runFiles', () => {
  it('contains the files of the example and those of the settings', () => {
    const files = runFiles(example('ts title="a.config.ts" run', 'ts title="src/b.ts"'), {
      files: { 'src/index.ts': 'index' },
    });
    expect(files).toEqual({
      'package.json': '{ "private": true, "type": "module" }\n',
      'src/index.ts': 'index',
      'a.config.ts': 'code\n',
      'src/b.ts': 'code\n',
    });
  });

  it('prefers a file of the example, with any extension', () => {
    const files = runFiles(example('jsx title="src/index.jsx" run'), { files: { 'src/index.ts': 'index' } });
    expect(Object.keys(files)).toEqual(['package.json', 'src/index.jsx']);
  });

  it('leaves out expected output and diffs', () => {
    const files = runFiles(
      example('ts title="a.ts" run', 'js title="dist/a.js" expect', 'diff title="b.ts"'),
      {
        files: {},
      },
    );
    expect(Object.keys(files)).toEqual(['package.json', 'a.ts']);
  });

  it('adds no package.json inside an ES module package', () => {
    expect(runFiles(example('ts title="a.ts" run'), { files: {} }, true)).toEqual({ 'a.ts': 'code\n' });
  });
});

describe('isExpectedOutput', () => {
  it.each([
    ['js expect', true],
    ['js expect="dist/a.js"', false],
    ['js', false],
  ])('%s', (meta, expected) => {
    expect(isExpectedOutput(example(meta).files[0]!.fence)).toBe(expected);
  });
});
