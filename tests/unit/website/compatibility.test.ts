import { describe, expect, it } from '@rstest/core';
import { compatibilityIn } from '../../../website/generate/compatibility';
import { compatibility, kinds } from '../../compat/features';

/** Cells of a table without its header. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(2)
    .map(row => row.slice(2, -2).split(' | '));

describe('the compatibility tables', () => {
  it.each(['en', 'zh'] as const)('have a row per feature, under its kind (%s)', language => {
    const files = compatibilityIn(language);
    for (const kind of Object.keys(kinds)) {
      const names = rowsOf(files.get(`compatibility-${kind}`)!).map(([name]) => name);
      const features = compatibility.filter(feature => feature.kind === kind);
      expect(names).toEqual(features.map(({ name, title }) => title?.[language] ?? `\`${name}\``));
    }
  });

  it('count the features of each state, which add up', () => {
    const rows = rowsOf(compatibilityIn('en').get('compatibility-counts')!);
    const sums = [1, 2, 3].map(column =>
      rows.slice(0, -1).reduce((sum, row) => sum + Number(row[column]), 0),
    );
    expect(rows.at(-1)).toEqual(['All', ...sums.map(String)]);
    expect(sums.reduce((sum, count) => sum + count)).toBe(compatibility.length);
  });

  it('say in words what differs, in the language of the page', () => {
    expect(compatibilityIn('en').get('compatibility-theme')).toMatch(/`hideNavbar` \| Different: Rspress 2 /);
    expect(compatibilityIn('zh').get('compatibility-theme')).toMatch(/`hideNavbar` \| 不同：Rspress 2 忽略/);
  });
});
