import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@rstest/core';
import { editsOf, withVersion } from '../../../../../plugins/tools/version/configLines';
import { duet } from '../../../../duet';
import { folderOf } from '../support';

const before = process.cwd();
afterEach(() => process.chdir(before));

const config = `export default {
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  multiVersion: {
    default: 'v2',
    versions: ['v1', 'v2'],
  },
};
`;
const files = {
  'rspress.config.mjs': config,
  'docs/v2/en/index.md': '# Home\n\n[Guide](./guide/start.md)\n',
  'docs/v2/en/guide/start.mdx': `import Part from '../../../shared/part.mdx';
import Box from '../../../v2/en/_box.mdx';
import Near from '../_near.mdx';

# Start

[Back](../../../v2/zh/index.md#a) and [old](../../../v1/en/index.md), [longer](../../../v20/x.md)
`,
  'docs/v2/zh/index.md': '# 首页\n',
  'docs/v2/en/_nav.json': '[]\n',
  'docs/v1/en/index.md': '# Old\n',
};

/** Runs the command in a site. */
function version(site: Record<string, string>, ...args: string[]) {
  const folder = folderOf(site);
  process.chdir(folder);
  const all = () => readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' }).sort();
  const earlier = all();
  return { folder, all, earlier, result: duet(['version', ...args]) };
}

describe('duet version', () => {
  it('copies the pages of the current version, and says what to change in the configuration', async () => {
    const { folder, all, earlier, result } = version(files, 'v3');
    expect(await result).toEqual({
      code: 0,
      errors: '',
      output: `docs/v3 has the 4 files of docs/v2.
  docs/v3/en/guide/start.mdx:2: ../../../v2/en/_box.mdx is now ../../../v3/en/_box.mdx
  docs/v3/en/guide/start.mdx:7: ../../../v2/zh/index.md#a is now ../../../v3/zh/index.md#a

List the version:
  rspress.config.mjs:6: replace \`versions: ['v1', 'v2']\` by \`versions: ['v1', 'v2', 'v3']\`

When readers should get it at addresses without a version:
  rspress.config.mjs:5: replace \`default: 'v2'\` by \`default: 'v3'\``,
    });
    const read = (path: string) => readFileSync(join(folder, 'docs', path), 'utf8');
    expect(read('v3/en/index.md')).toBe(files['docs/v2/en/index.md']);
    expect(read('v3/zh/index.md')).toBe(files['docs/v2/zh/index.md']);
    const original = files['docs/v2/en/guide/start.mdx'];
    expect(read('v3/en/guide/start.mdx')).toBe(
      original
        .replace('../../../v2/en/_box', '../../../v3/en/_box')
        .replace('../../../v2/zh', '../../../v3/zh'),
    );
    expect(read('v2/en/guide/start.mdx')).toBe(original);
    expect(all().filter(path => !path.startsWith('v3'))).toEqual(earlier);
    expect(readFileSync(join(folder, 'rspress.config.mjs'), 'utf8')).toBe(config);
  });

  it('cannot run while plugins have wrong options', async () => {
    const plugins = `plugins: [{ duetProblem: '[a] cannot start.' }, { duetProblem: '[b] cannot start.' }],`;
    const { result } = version({ ...files, 'rspress.config.mjs': `export default { ${plugins} };` }, 'v3');
    expect(await result).toMatchObject({
      code: 2,
      errors: 'duet version: [a] cannot start.\n[b] cannot start.',
    });
  });

  it('writes nothing with --dry-run', async () => {
    const { all, earlier, result } = version(files, 'v3', '--dry-run');
    const { code, output } = await result;
    expect(code).toBe(0);
    expect(output).toContain('docs/v3 would get the 4 files of docs/v2.');
    expect(output).toContain('../../../v2/en/_box.mdx would become ../../../v3/en/_box.mdx');
    expect(all()).toEqual(earlier);
  });

  it('finds lines that still name the version, with exit code 1', async () => {
    const page = `[a](/v2/guide/start)
file="<root>/v2/x.ts"
docs/v2/en/x.md
https://example.com/v2/ and /v2.1/ and a/v2/b`;
    const { result } = version({ ...files, 'docs/v2/en/links.md': page }, 'v3');
    const { code, output } = await result;
    expect(code).toBe(1);
    expect(output.split('\n').slice(-4)).toEqual([
      'Lines that still name v2:',
      '  docs/v3/en/links.md:1: [a](/v2/guide/start)',
      '  docs/v3/en/links.md:2: file="<root>/v2/x.ts"',
      '  docs/v3/en/links.md:3: docs/v2/en/x.md',
    ]);
  });

  it.each<[what: string, args: string[], more: Record<string, string>, message: string]>([
    ['no name', [], {}, 'Name one version'],
    ['two names', ['v3', 'v4'], {}, 'Name one version'],
    ['a name with a slash', ['a/b'], {}, '"a/b" cannot be the name of a version'],
    ['a name that leaves the folder', ['..'], {}, '".." cannot be the name of a version'],
    ['the name of a language', ['zh'], {}, '"zh" is the name of a language'],
    ['a version of the list', ['v1'], {}, 'There is a version "v1" already: docs/v1'],
    ['a folder that exists', ['v3'], { 'docs/v3/x.md': '' }, 'There is a version "v3" already: docs/v3'],
    [
      'the address of a page',
      ['guide'],
      {},
      'The address /guide/ is that of a page of the current version, docs/v2/en/guide.',
    ],
    [
      'a current version without a folder',
      ['v3'],
      { 'rspress.config.mjs': "export default { multiVersion: { default: 'v9', versions: ['v9'] } };" },
      'The current version has no folder docs/v9.',
    ],
  ])('refuses %s, and writes nothing', async (_, args, more, message) => {
    const { all, earlier, result } = version({ ...files, ...more }, ...args);
    expect(await result).toMatchObject({ code: 2, errors: expect.stringContaining(message) });
    expect(all()).toEqual(earlier);
  });

  it('says how a site gets its first version', async () => {
    const { result } = version(
      {
        'rspress.config.mjs': "export default { locales: [{ lang: 'en' }, { lang: 'zh' }] };",
        'docs/en/index.md': '# A',
        'docs/zh/index.md': '# A',
        'docs/public/a.txt': '',
      },
      'v1',
    );
    const { code, errors } = await result;
    expect(code).toBe(2);
    expect(errors).toContain('  mkdir docs/v1 && git mv docs/en docs/zh docs/v1/');
    expect(errors).toContain("  multiVersion: { default: 'v1', versions: ['v1'] },");
  });

  it('needs a site', async () => {
    const folder = folderOf();
    process.chdir(folder);
    expect(await duet(['version', 'v3'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no rspress.config.*'),
    });
    expect(existsSync(join(folder, 'docs'))).toBe(false);
  });
});

describe('the change of the configuration', () => {
  it.each<[current: string, versions: string[], expected: string[]]>([
    ['v2', ['v1', 'v2'], ['v1', 'v2', 'v3']],
    ['v2', ['v2', 'v1'], ['v3', 'v2', 'v1']],
    ['v2', ['v1', 'v2', 'next'], ['v1', 'v2', 'v3', 'next']],
    ['v2', ['v2'], ['v2', 'v3']],
  ])('puts the version beside %s of %j', (current, versions, expected) => {
    expect(withVersion({ default: current, versions }, 'v3')).toEqual(expected);
  });

  it('has the quotes of the file, and no line where it is not written out', () => {
    const versions = { default: 'a', versions: ['a'] };
    expect(editsOf('x\nmultiVersion: {\n  versions: ["a"], default: "a" }', versions, 'b')).toEqual({
      list: { line: 3, from: 'versions: ["a"]', to: 'versions: ["a", "b"]' },
      current: { line: 3, from: 'default: "a"', to: 'default: "b"' },
    });
    expect(editsOf('multiVersion: all,\n', versions, 'b').list).toEqual({
      from: "versions: ['a']",
      to: "versions: ['a', 'b']",
    });
  });
});
