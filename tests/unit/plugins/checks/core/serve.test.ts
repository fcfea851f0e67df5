import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it } from '@rstest/core';
import type { Job } from '../../../../../plugins/checks/core/job';
import { type Response, serveChecks } from '../../../../../plugins/checks/core/serve';
import { folderOf } from '../support';

const { send, exit } = process;
afterEach(() => {
  process.removeAllListeners('message').removeAllListeners('disconnect');
  Object.assign(process, { send, exit });
});

/** Serves one check, whose first run takes longer than later ones; answers in their order. */
function serve(run: (turn: number) => Promise<void>) {
  let turn = 0;
  const answers: Response[] = [];
  const arrived = new EventEmitter();
  process.send = (answer: Response) => {
    answers.push(answer);
    return arrived.emit('answer');
  };
  serveChecks(async () => ({
    async run() {
      await run(++turn);
      return { findings: [], counts: { turn } };
    },
  }));
  const job: Job = {
    root: folderOf({ 'docs/a.md': '# A\n' }),
    docs: '',
    languages: [],
    exclude: [],
    checks: [{ name: 'words', module: 'words', options: {} }],
  };
  const request = (id: number) =>
    process.emit('message', { id, job: { ...job, docs: `${job.root}/docs` } }, undefined);
  const until = async (count: number) => {
    while (answers.length < count) await new Promise(resolve => arrived.once('answer', resolve));
    return answers;
  };
  return { request, until };
}

describe('the checking process', () => {
  it('answers requests one after the other', async () => {
    const { request, until } = serve(async turn => {
      if (turn === 1) for (let wait = 0; wait < 50; wait++) await Promise.resolve();
    });
    request(7);
    request(8);
    const answers = await until(2);
    expect(answers.map(({ id, result }) => [id, result?.summaries[0]?.counts.turn, result?.pages])).toEqual([
      [7, 1, 1],
      [8, 2, 1],
    ]);
  });

  it('answers with the error of a check, and serves on', async () => {
    const { request, until } = serve(async turn => {
      if (turn === 1) throw new Error('broken check');
    });
    request(1);
    request(2);
    const [failed, worked] = await until(2);
    expect(failed).toMatchObject({ id: 1, error: expect.stringContaining('broken check') });
    expect(failed!.result).toBeUndefined();
    expect(worked).toMatchObject({ id: 2, result: { findings: [] } });
  });

  it('ends with the process that started it', () => {
    serve(async () => {});
    const codes: unknown[] = [];
    process.exit = ((code?: number) => codes.push(code)) as never;
    process.emit('disconnect');
    expect(codes).toEqual([undefined]);
  });
});
