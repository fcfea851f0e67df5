import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { writePages } from '../../../../plugins/shared/writePages';
import { temporaryFolder } from '../temporaryFolder';

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
        'api-reference',
        path,
        new Map([
          ['functions/a.mdx', 'A'],
          ['index.mdx', 'all'],
        ]),
      ),
    ).toBeUndefined();
    expect(await folder.read('api/functions/a.mdx')).toBe('A');
    expect(await folder.read('api/.gitignore')).toContain('\n*\n');
    expect(writePages('api-reference', path, new Map([['index.mdx', 'less']]))).toBeUndefined();
    expect(existsSync(join(path, 'functions/a.mdx'))).toBe(false);
    expect(await folder.read('api/index.mdx')).toBe('less');
  });

  it('is left alone if it has files of somebody else', async () => {
    await folder.put('api/own.mdx', 'mine');
    expect(writePages('api-reference', join(folder.path, 'api'), new Map([['index.mdx', '']]))).toMatch(
      /has files that this plugin did not write, such as "own\.mdx"/,
    );
    expect(await folder.read('api/own.mdx')).toBe('mine');
    expect(existsSync(join(folder.path, 'api/index.mdx'))).toBe(false);
  });
});
