import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import {
  compareOutput,
  isExpectedOutput,
  runExample,
  runFiles,
} from '../../../../../../plugins/tools/check/samples/runExample';
import { folderOf, pageOf } from '../../support';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const example = (...fences: string[]) => examplesOf(pageOf(fences.join('')))[0]!;
const settings = { command: ['node', 'build.js'], files: {}, timeout: 30, parallel: 1 };
const build = "import { writeFileSync } from 'node:fs';\nwriteFileSync('out.txt', 'one\\n');";

describe('runExample', () => {
  it.each([
    ['writes the expected file', build, 'expect="out.txt"', undefined],
    ['does not write it', '', 'expect="out.txt"', 'does not write out.txt'],
    ['fails', "throw new Error('no such option')", '', 'no such option'],
  ])('a build that %s', async (_, code, meta, message) => {
    const folder = folderOf();
    const problem = await runExample(
      example(fence(`js title="build.js" run ${meta}`, code)),
      folder,
      settings,
      'x',
    );
    if (message) expect(problem).toMatchObject({ file: 0, message: expect.stringContaining(message) });
    else expect(problem).toBeUndefined();
    expect(existsSync(join(folder, '.duet-run/x'))).toBe(false);
  });

  it('runs the command of the fence instead', async () => {
    const own = example(fence('js title="other.js" run="node other.js"', "throw new Error('other ran')"));
    expect((await runExample(own, folderOf(), settings, 'x'))!.message).toMatch(
      /`node other.js` fails[\s\S]*other ran/,
    );
  });
});

describe('compareOutput', () => {
  const shown = example(fence('js title="build.js" run', build), fence('txt title="out.txt" expect', 'one'));

  it('accepts the content that the block shows', () => {
    expect(compareOutput(shown, folderOf({ 'out.txt': 'one\n' }), 'tool')).toBeUndefined();
  });

  it('reports other content with the real one', () => {
    expect(compareOutput(shown, folderOf({ 'out.txt': 'two\n' }), 'tool')).toEqual({
      file: 1,
      message: '`tool` writes something else to out.txt.',
      fix: 'It writes:\ntwo',
    });
  });

  it('reports a file that was not written', () => {
    expect(compareOutput(shown, folderOf(), 'tool')).toMatchObject({
      file: 1,
      message: '`tool` does not write out.txt.',
    });
  });
});

const exampleOf = (...metas: string[]) =>
  examplesOf(pageOf(metas.map(meta => `\`\`\`${meta}\ncode\n\`\`\`\n\n`).join('')))[0]!;

describe('runFiles', () => {
  it('contains the files of the example and those of the settings', () => {
    const files = runFiles(exampleOf('ts title="a.config.ts" run', 'ts title="src/b.ts"'), {
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
    const files = runFiles(exampleOf('jsx title="src/index.jsx" run'), {
      files: { 'src/index.ts': 'index' },
    });
    expect(Object.keys(files)).toEqual(['package.json', 'src/index.jsx']);
  });

  it('leaves out expected output and diffs', () => {
    const files = runFiles(
      exampleOf('ts title="a.ts" run', 'js title="dist/a.js" expect', 'diff title="b.ts"'),
      {
        files: {},
      },
    );
    expect(Object.keys(files)).toEqual(['package.json', 'a.ts']);
  });

  it('adds no package.json inside an ES module package', () => {
    expect(runFiles(exampleOf('ts title="a.ts" run'), { files: {} }, true)).toEqual({ 'a.ts': 'code\n' });
  });
});

describe('isExpectedOutput', () => {
  it.each([
    ['js expect', true],
    ['js expect="dist/a.js"', false],
    ['js', false],
  ])('%s', (meta, expected) => {
    expect(isExpectedOutput(exampleOf(meta).files[0]!.fence)).toBe(expected);
  });
});
