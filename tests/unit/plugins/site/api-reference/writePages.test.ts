import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { sidebarFiles, writePages } from '../../../../../plugins/site/api-reference/writePages';
import { temporaryFolder } from '../../temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('the folder of pages', () => {
  it('belongs to the plugin, which removes what it writes no more', async () => {
    const path = join(folder.path, 'api');
    expect(
      writePages(
        path,
        new Map([
          ['functions/a.mdx', 'A'],
          ['index.mdx', 'all'],
        ]),
      ),
    ).toBeUndefined();
    expect(await folder.read('api/functions/a.mdx')).toBe('A');
    expect(await folder.read('api/.gitignore')).toContain('\n*\n');
    expect(writePages(path, new Map([['index.mdx', 'less']]))).toBeUndefined();
    expect(existsSync(join(path, 'functions/a.mdx'))).toBe(false);
    expect(await folder.read('api/index.mdx')).toBe('less');
  });

  it('is left alone if it has files of somebody else', async () => {
    await folder.put('api/own.mdx', 'mine');
    expect(writePages(join(folder.path, 'api'), new Map([['index.mdx', '']]))).toMatch(
      /has files that this plugin did not write, such as "own\.mdx"/,
    );
    expect(await folder.read('api/own.mdx')).toBe('mine');
    expect(existsSync(join(folder.path, 'api/index.mdx'))).toBe(false);
  });
});

describe('the sidebar', () => {
  it('has modules, then kinds in the language of the pages', () => {
    const kinds = new Map([
      ['classes', '类'],
      ['functions', '函数'],
    ]);
    const paths = ['index.mdx', 'tools/index.mdx', 'tools/functions/a.mdx', 'functions/b.mdx'];
    const files = sidebarFiles(paths, kinds, '概览');
    const read = (name: string) => JSON.parse(files.get(name)!);
    expect(read('_meta.json')).toEqual([
      { type: 'file', name: 'index', label: '概览' },
      { type: 'dir', name: 'tools', label: 'tools' },
      { type: 'dir', name: 'functions', label: '函数' },
    ]);
    expect(read('tools/_meta.json')).toEqual([{ type: 'dir', name: 'functions', label: '函数' }]);
    expect(files.size).toBe(2);
  });
});
