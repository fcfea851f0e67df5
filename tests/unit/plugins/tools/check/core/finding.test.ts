import { describe, expect, it } from '@rstest/core';
import {
  pageError,
  sortFindings,
  trackNewFindings,
} from '../../../../../../plugins/tools/check/core/finding';

const at = (file: string, line: number, column: number, rule: string) =>
  pageError(rule, { file }, { line, column }, 'message', 'fix');

describe('pageError', () => {
  it('is an error whose opt-out names the rule', () => {
    expect(at('a.mdx', 2, 3, 'pages/anchor')).toEqual({
      rule: 'pages/anchor',
      severity: 'error',
      file: 'a.mdx',
      line: 2,
      column: 3,
      message: 'message',
      fix: 'fix',
      optOut: '{/* duet-allow pages/anchor: why */} before it',
    });
  });
});

describe('sortFindings', () => {
  it('orders by file, line, column and rule', () => {
    const sorted = [
      at('a', 1, 1, 'x/a'),
      at('a', 1, 1, 'x/b'),
      at('a', 1, 2, 'x/a'),
      at('a', 2, 1, 'x/a'),
      at('b', 1, 1, 'x/a'),
    ];
    const shuffled = [3, 0, 4, 2, 1].map(index => sorted[index]!);
    expect(sortFindings(shuffled)).toEqual(sorted);
  });
});

describe('trackNewFindings', () => {
  const finding = (line: number, message: string) =>
    pageError('pages/description', { file: 'a.mdx' }, { line, column: 1 }, message, '');

  it('returns each finding once, until it has been fixed', () => {
    const newFindings = trackNewFindings();
    const [a, b] = [finding(1, 'a'), finding(2, 'b')];
    expect(newFindings([a])).toEqual([a]);
    expect(newFindings([a, b])).toEqual([b]);
    expect(newFindings([])).toEqual([]);
    expect(newFindings([a])).toEqual([a]);
  });

  it('does not report a finding again when its line moves', () => {
    const newFindings = trackNewFindings();
    newFindings([finding(1, 'a')]);
    expect(newFindings([finding(9, 'a')])).toEqual([]);
  });
});
