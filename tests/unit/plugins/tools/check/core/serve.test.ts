import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import type { Job } from '../../../../../../plugins/tools/check/core/job';
import type { Response } from '../../../../../../plugins/tools/check/core/serve';
import { folderOf } from '../../support';

const check = `
let turn = 0;
export async function run({ pages }, { fails }) {
  turn += 1;
  const own = turn;
  if (own === 1) await new Promise(resolve => setTimeout(resolve, 50));
  if (fails) throw new Error('broken check');
  return { findings: [], counts: { turn: own, pages: pages.length } };
}`;

describe('the checking process', () => {
  let child: ChildProcess;
  const answers: Response[] = [];
  const root = folderOf({ 'docs/a.md': '# A\n', 'check.mjs': check });
  beforeAll(() => {
    child = fork(join(process.cwd(), 'plugins/tools/bin/serve-checks.mjs'), [], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', answer => answers.push(answer as Response));
  });
  afterAll(() => {
    child.kill();
  });

  const request = (id: number, fails = false) => {
    const entry = { name: 'words', module: join(root, 'check.mjs'), options: { fails } };
    const job: Job = { root, docs: join(root, 'docs'), languages: [], exclude: [], checks: [entry] };
    child.send({ id, job });
  };
  const until = async (count: number) => {
    while (answers.length < count) await once(child, 'message');
  };

  it('answers requests one after the other, and with the error of a check', async () => {
    request(7);
    request(8, true);
    request(9);
    await until(3);
    expect(answers.map(({ id, result }) => [id, result?.summaries[0]?.counts])).toEqual([
      [7, { turn: 1, pages: 1 }],
      [8, undefined],
      [9, { turn: 3, pages: 1 }],
    ]);
    expect(answers[1]!.error).toContain('broken check');
  }, 60_000);

  it('ends with the process that started it', async () => {
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  }, 60_000);
});
