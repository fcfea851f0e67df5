import { describe, expect, it } from '@rstest/core';
import { run } from '../../../../../../plugins/tools/check/samples/checkSamples';
import { SamplesOptions } from '../../../../../../plugins/tools/check/samples/options';
import { memoryCache, pageOf, projectOf, told } from '../../support';

const check = (source: string, wanted = () => true) =>
  run(projectOf(pageOf(source)), SamplesOptions.parse({}), { cache: memoryCache(), wanted });

describe('run', () => {
  it('counts blocks and lists the reasons of those that are skipped', async () => {
    const source =
      '```json\n{}\n```\n\n```json\n{,}\n```\n\n```txt\n\n```\n\n```json nocheck="an excerpt"\n{\n```\n';
    const { findings, counts, optedOut } = await check(source);
    expect(counts).toEqual({ blocks: 4, checked: 2, run: 0, failed: 1 });
    expect(told(findings)).toEqual([expect.stringContaining('samples/syntax 6')]);
    expect(optedOut).toEqual([{ file: 'docs/en/a.mdx', line: 13, rule: 'samples', reason: 'an excerpt' }]);
  });

  it('reports `nocheck` without a reason', async () => {
    expect(told((await check('```json nocheck\n{\n```\n')).findings)).toEqual([
      'samples/opt-out 1: `nocheck` has no reason.',
    ]);
  });

  it('looks only at the requested pages', async () => {
    expect((await check('```json\n{\n```\n', () => false)).counts.blocks).toBe(0);
  });
});
