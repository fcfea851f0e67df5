import { describe, expect, it } from '@rstest/core';
import { checkCommands, scriptsOf } from '../../../../../../plugins/tools/check/samples/checkCommands';
import { examplesOf } from '../../../../../../plugins/tools/check/samples/examples';
import { SamplesOptions } from '../../../../../../plugins/tools/check/samples/options';
import { folderOf, memoryCache, pageOf, told } from '../../support';

describe('scriptsOf', () => {
  it('keeps scripts at their positions and blanks the rest', () => {
    const code = '{\n  "name": "a",\n  "scripts": {\n    "dev": "tool dev",\n    "x:y": "a && b"\n  }\n}';
    const lines = scriptsOf(code).split('\n');
    expect(lines[3]).toBe(`${' '.repeat(12)}tool dev`);
    expect(lines[4]!.trim()).toBe('a && b');
    expect([lines[0], lines[2], lines[5]]).toEqual(['', '', '']);
  });
});

describe('checkCommands', () => {
  const folder = folderOf({
    'package.json': '{ "bin": { "paint": "cli.cjs" } }',
    'cli.cjs': "console.log('Commands:\\n  draw  Draw\\n\\nOptions:\\n  --scale <number>  Scale\\n')",
  });
  const check = (source: string) =>
    told(
      checkCommands(examplesOf(pageOf(source)), {
        folder,
        settings: SamplesOptions.parse({ commands: ['paint'] }),
        cache: memoryCache(),
        environment: 'environment',
      }),
    );

  it.each([
    ['```sh\nnpx paint draw --scale 2\n```', []],
    ['```sh\nnpx paint darw\n```', ['samples/command 2: `paint` has no command `darw`.']],
    [
      '```json title="package.json"\n{\n  "draw": "paint draw --size 2"\n}\n```',
      ['samples/command 3: `paint draw` has no flag `--size`.'],
    ],
    ['```sh nocheck="an old version"\nnpx paint darw\n```', []],
    ['```ts\nnpx paint darw\n```', []],
  ])('%j', (source, findings) => {
    expect(check(`${source}\n`)).toEqual(findings);
  });
});
