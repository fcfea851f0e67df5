import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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

  it('reads the history once for all feeds and the sitemap, and again after a commit', async () => {
    git('init', '-q');
    const file = await folder.put('a.md', '1');
    commit('2024-01-01');
    // git writes a line for each of its processes.
    const trace = `${folder.path}-trace`;
    const logs = () => readFileSync(trace, 'utf8').match(/built-in: git log/g)?.length;
    process.env.GIT_TRACE = trace;
    try {
      await Promise.all([gitDates([file]), gitDates([file])]);
      await gitDates([file]);
      expect(logs()).toBe(1);
      await folder.put('a.md', '2');
      commit('2024-02-02');
      expect(await gitDates([file])).toEqual(new Map([[file, new Date('2024-02-02')]]));
      expect(logs()).toBe(2);
    } finally {
      delete process.env.GIT_TRACE;
      rmSync(trace, { force: true });
    }
  });

  it('has no dates outside a repository, and none for no files', async () => {
    const file = await folder.put('a.md', '1');
    expect((await gitDates([file])).size).toBe(0);
    expect((await gitDates([join(folder.path, 'missing/a.md')])).size).toBe(0);
    expect((await gitDates([])).size).toBe(0);
  });
});
