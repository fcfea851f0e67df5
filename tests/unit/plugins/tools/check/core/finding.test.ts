import { describe, expect, it } from '@rstest/core';
import { pageError, sortFindings } from '../../../../../../plugins/tools/check/core/finding';

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
