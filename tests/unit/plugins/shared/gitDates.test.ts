import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { gitDates } from '../../../../plugins/shared/gitDates';
import { temporaryFolder } from '../temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder.path });
const commit = (day: string) => {
  git('add', '.');
  git('commit', '-qm', 'x', `--date=${day}T00:00:00Z`);
};

describe('gitDates', () => {
  it('gives the last commit of each file, also with a name outside ASCII', async () => {
    git('init', '-q');
    const [first, second] = [await folder.put('a.md', '1'), await folder.put('文档/b.md', '1')];
    commit('2024-01-01');
    await folder.put('a.md', '2');
    commit('2024-02-02');
    const untracked = await folder.put('c.md', '1');
    expect(await gitDates([first, second, untracked])).toEqual(
      new Map([
        [first, new Date('2024-02-02')],
        [second, new Date('2024-01-01')],
      ]),
    );
  });

  it('has no dates outside a repository, and none for no files', async () => {
    const file = await folder.put('a.md', '1');
    expect((await gitDates([file])).size).toBe(0);
    expect((await gitDates([join(folder.path, 'missing/a.md')])).size).toBe(0);
    expect((await gitDates([])).size).toBe(0);
  });
});
