import { describe, expect, it } from '@rstest/core';
import { firstVersions, order } from '../../../../../../plugins/tools/check/options/firstVersions';

describe('firstVersions', () => {
  const born: Record<string, string> = { a: '1.0.0', b: '1.0.7', c: '1.2.0', d: '1.2.3' };
  const versions = ['1.0', '1.1', '1.2'].flatMap(minor =>
    Array.from({ length: 10 }, (_, patch) => `${minor}.${patch}`),
  );

  it('finds each option’s first version without asking for all of them', () => {
    const asked = new Set<string>();
    const first = firstVersions(versions, version => {
      asked.add(version);
      const at = versions.indexOf(version);
      return new Set(Object.keys(born).filter(name => versions.indexOf(born[name]!) <= at));
    });
    expect(Object.fromEntries(first)).toEqual(born);
    expect(asked.size).toBeLessThan(versions.length / 2);
  });
});

describe('order', () => {
  it('sorts by number, not by text', () => {
    expect(['1.10.0', '1.9.9', '2.0.0', '1.9.10'].sort(order)).toEqual([
      '1.9.9',
      '1.9.10',
      '1.10.0',
      '2.0.0',
    ]);
  });
});
