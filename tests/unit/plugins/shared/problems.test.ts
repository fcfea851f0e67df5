import { describe, expect, it } from '@rstest/core';
import { reportProblems } from '../../../../plugins/shared/problems';

describe('reportProblems', () => {
  it('fails a build with one line per problem', () => {
    expect(() => reportProblems('feeds', 'Cannot be written:', ['one', 'two'], true)).toThrow(
      '[rspress-plugin-duet/feeds] Cannot be written:\n  one\n  two',
    );
  });

  it('lets the development server go on', () => {
    expect(() => reportProblems('feeds', 'Cannot be written:', ['one'], false)).not.toThrow();
  });

  it('does nothing without problems', () => {
    expect(() => reportProblems('feeds', 'Cannot be written:', [], true)).not.toThrow();
  });
});
