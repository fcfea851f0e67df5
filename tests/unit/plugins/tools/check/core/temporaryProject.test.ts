import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { inTemporaryProject } from '../../../../../../plugins/tools/check/core/temporaryProject';
import { folderOf } from '../../support';

describe('inTemporaryProject', () => {
  it('writes the files below the folder and removes them afterwards', async () => {
    const folder = folderOf();
    const files = { 'src/deep/a.ts': 'a' };
    const home = await inTemporaryProject(folder, 'one', files, async home => {
      expect(readFileSync(join(home, 'src/deep/a.ts'), 'utf8')).toBe('a');
      return home;
    });
    expect(home.startsWith(folder)).toBe(true);
    expect(existsSync(home)).toBe(false);
  });

  it('removes them after a failure, too', async () => {
    let home = '';
    const fail = inTemporaryProject(folderOf(), 'one', { a: '' }, async folder => {
      home = folder;
      throw new Error('failed');
    });
    await expect(fail).rejects.toThrow('failed');
    expect(existsSync(home)).toBe(false);
  });

  it('starts without the files of an aborted run', async () => {
    const folder = folderOf({ '.duet-run/one/old.txt': 'old' });
    const old = await inTemporaryProject(folder, 'one', {}, async home => existsSync(join(home, 'old.txt')));
    expect(old).toBe(false);
  });
});
