import { join, resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { startCheckProcess } from '../../../../../../plugins/tools/check/core/checkProcess';
import type { Job } from '../../../../../../plugins/tools/check/core/job';
import { folderOf } from '../../support';

describe('startCheckProcess', () => {
  const check = `export function run({ pages }, { mode }) {
    if (mode === 'throw') throw new Error('broken check');
    if (mode === 'exit') process.exit(3);
    return { findings: [], counts: { pages: pages.length } };
  }`;
  const root = folderOf({ 'docs/页.md': '# 页\r\n', 'check.mjs': check });
  const job = (mode: string): Job => ({
    ...{ root, docs: join(root, 'docs'), languages: [], exclude: [] },
    checks: [{ name: 'words', module: join(root, 'check.mjs'), options: { mode } }],
  });

  it('runs checks apart, and passes on their results and errors', async () => {
    const process = startCheckProcess();
    const [good, bad] = await Promise.allSettled([process.run(job('')), process.run(job('throw'))]);
    expect(good).toMatchObject({ value: { findings: [], pages: 1, summaries: [{ counts: { pages: 1 } }] } });
    expect(bad).toMatchObject({ reason: { message: expect.stringContaining('broken check') } });
    process.stop();
  }, 60_000);

  it('passes on a mistake in options as it is, without a stack trace', async () => {
    const module = resolve('plugins/tools/check/samples/checkSamples.ts');
    const options = { packages: 'none', typescript: 'typescript', ambient: [], commands: [] };
    const process = startCheckProcess();
    const error: Error = await process
      .run({ ...job(''), checks: [{ name: 'samples', module, options }] })
      .catch(error => error);
    process.stop();
    expect(error.message).toBe(
      `[rspress-duet-tools/samples] options.packages: there is no folder "none" in ${root}`,
    );
    expect(error.stack).toBe('');
  }, 60_000);

  it('rejects what is still running when the process exits', async () => {
    const process = startCheckProcess();
    await expect(Promise.all([process.run(job('exit')), process.run(job(''))])).rejects.toThrow(
      'The process that runs the checks exited with code 3.',
    );
  }, 60_000);
});
