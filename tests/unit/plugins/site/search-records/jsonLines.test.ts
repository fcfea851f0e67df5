import { describe, expect, it } from '@rstest/core';
import { jsonLines, toLines } from '../../../../../plugins/site/search-records/jsonLines';

describe('jsonLines', () => {
  it('reads what toLines writes, and no lines at all', () => {
    const values = [{ a: 'line\nbreak' }, 2];
    expect(jsonLines(toLines(values))).toEqual(values);
    expect([jsonLines(''), jsonLines(undefined)]).toEqual([[], []]);
  });
});
