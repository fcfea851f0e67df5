import { describe, expect, it } from '@rstest/core';
import { coverageRules, universalWord } from '../../../../../plugins/checks/claims/coverage';
import { ClaimsOptions } from '../../../../../plugins/checks/claims/options';
import { pageOf, told } from '../support';

const none = { statements: new Set<never>(), sections: new Set<string>() };
const settings = ClaimsOptions.parse({ universal: 'warning', uncovered: 'error' });
const check = (source: string, claimed: Parameters<typeof coverageRules>[1] = none) =>
  told(coverageRules(pageOf(source), claimed, settings));

describe('universalWord', () => {
  it.each([
    ['It always works', 'always'],
    ['Only here', 'Only'],
    ['它总是成功', '总是'],
    ['there is no other way', 'no other'],
    ['Use `all` of it', undefined],
    ['It does not only fail', undefined],
    ['It does not only fail, it never ends', 'never'],
    ['Not at all: only here', 'only'],
    ['Read-only', undefined],
    ['由不带 hash 的名称', undefined],
    ['从不带 hash 的名称', undefined],
    ['它从不失败', '从不'],
    ['The ball falls', undefined],
    ['Allow it', undefined],
  ])('%s: %s', (text, word) => {
    const { words, idioms } = ClaimsOptions.parse({});
    expect(universalWord(words, idioms)(text)).toBe(word);
  });

  it('matches nothing without words', () => {
    expect(universalWord([])('always')).toBeUndefined();
  });
});

describe('coverageRules', () => {
  it('reports universal sentences, but not code', () => {
    expect(check('# A\n\nIt never fails. Set `only` to true.\n')).toEqual([
      'claims/universal 3: Nothing proves the universal statement with "never".',
    ]);
  });

  it('reports rows of error tables, and no rows of others', () => {
    expect(check('| Error message | Cause |\n| - | - |\n| `E1` | always |\n')).toEqual([
      'claims/uncovered 3: No claim proves this error.',
    ]);
    expect(check('| Option | Meaning |\n| - | - |\n| `a` | always |\n')).toEqual([]);
  });

  it('reports entries of error sections, and no other paragraphs', () => {
    const source = '**`E1`**: the cause. Do this.\n\n- **It stays empty**: no entry.\n\nMore.\n';
    expect(check(`## If something fails\n\n${source}`)).toEqual([
      'claims/uncovered 3: No claim proves this error.',
      'claims/uncovered 5: No claim proves this error.',
    ]);
    expect(check(`## Limits\n\n${source}`)).toEqual([]);
  });

  it('accepts statements with a claim, and sections that are claimed in another language', () => {
    const page = pageOf('# A\n\nIt never fails. It always works.\n');
    const claimed = { statements: new Set(page.statements.slice(0, 1)), sections: new Set<string>() };
    expect(coverageRules(page, claimed, settings)).toHaveLength(1);
    expect(coverageRules(page, { ...claimed, sections: new Set(['a']) }, settings)).toEqual([]);
  });

  it('is off by default and has the severity of the settings', () => {
    const page = pageOf('It never fails.\n');
    expect(coverageRules(page, none, ClaimsOptions.parse({}))).toEqual([]);
    expect(coverageRules(page, none, settings)[0]!.severity).toBe('warning');
  });
});
