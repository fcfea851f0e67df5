import { describe, expect, it } from '@rstest/core';
import { plainText, statementFor } from '../../../../../../plugins/tools/check/claims/statementFor';
import { pageOf } from '../../support';

const marked = pageOf(
  '# A\n\nThe `run` command **fails**\nat once. It ends.\n\n| Error | Cause |\n| - | - |\n| `E1` | a |\n',
);

describe('statementFor', () => {
  it.each([
    ['The run command fails at once', 3],
    ['The `run` command', 3],
    ['It ends.', 4],
    ['E1', 8],
    ['E1 | a', 8],
  ])('finds %s', (beginning, line) => {
    expect(statementFor(marked, beginning)?.line).toBe(line);
  });

  it.each(['command fails', 'A', 'Error'])('does not find %s', beginning => {
    expect(statementFor(marked, beginning)).toBeUndefined();
  });
});

it('plainText drops marks, links and line breaks', () => {
  expect(plainText('**a** `b`\n [c](/d) ')).toBe('a b c');
});
