import { describe, expect, it } from '@rstest/core';
import { sourcesOf } from '../../../../../../plugins/tools/check/core/sources';
import { folderOf, memoryCache } from '../../support';

describe('sourcesOf', () => {
  const root = folderOf({ 'package.json': '{}', 'tests/facts/package-lock.json': '{ "one": 1 }' });
  const of = (packages: string, more: object = {}) => sourcesOf(root, { packages, ...more }, memoryCache());

  it('resolves the folder of the packages from the project', () => {
    expect(of('tests/facts').folder).toBe(`${root}/tests/facts`);
    expect(of('.').folder).toBe(root);
    expect(of(root).folder).toBe(root);
    expect(() => of('test/facts')).toThrow(`options.packages: there is no folder "test/facts" in ${root}`);
  });

  it('has another environment for other packages or settings, and the same for the same', () => {
    const environments = [of('.'), of('tests/facts'), of('.', { since: '1.0.0' })].map(
      ({ environment }) => environment,
    );
    expect(new Set(environments).size).toBe(3);
    expect(of('.').environment).toBe(environments[0]);
  });
});
