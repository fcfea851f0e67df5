import { describe, expect, it } from '@rstest/core';
import { comparisonIn, comparisons, rank } from '../../../website/generate/comparison';

describe('the comparison', () => {
  it('has a source for every state but that of a feature which is missing or unknown', () => {
    const without = comparisons.flatMap(({ id, duet, peers }) =>
      Object.entries({ duet, ...peers })
        .filter(([, [state, source]]) => ['no', 'unknown'].includes(state) === (source !== undefined))
        .map(([tool]) => `${id}: ${tool}`),
    );
    expect(without).toEqual([]);
    expect(new Set(comparisons.map(({ id }) => id)).size).toBe(comparisons.length);
  });

  it('tells of every row in which another tool is ahead', () => {
    const silent = comparisons.filter(
      ({ duet, peers, note }) => !note && Object.values(peers).some(peer => rank(peer) > rank(duet)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('has the same rows in both languages', () => {
    const [en, zh] = (['en', 'zh'] as const).map(language => comparisonIn(language).get('comparison')!);
    expect(en!.split('\n').length).toBe(zh!.split('\n').length);
    expect(en).toContain('| Docusaurus |');
    expect(zh).toContain('[是](/guide/search)');
  });
});
