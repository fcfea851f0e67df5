import { describe, expect, it } from '@rstest/core';
import { trackNewFindings } from '../../../../../plugins/checks/core/checkProcess';
import { pageError } from '../../../../../plugins/checks/core/finding';

const finding = (line: number, message: string) =>
  pageError('pages/description', { file: 'a.mdx' }, { line, column: 1 }, message, '');

describe('trackNewFindings', () => {
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
