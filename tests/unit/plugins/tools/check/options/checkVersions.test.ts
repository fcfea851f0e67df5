import { describe, expect, it } from '@rstest/core';
import { checkVersions } from '../../../../../../plugins/tools/check/options/checkVersions';
import { documented, reported } from './support';

const versions = { output: '1.0.0', 'brush.color': '1.2.0', brush: '1.1.0', 'output.name': '1.3.0' };
const check = (sections: Record<string, string[]>) =>
  reported(documented(sections).flatMap(option => checkVersions(option, { versions }, { since: '1.0.0' })));

describe('checkVersions', () => {
  it.each([
    [{ 'brush.color': ['**Version:** `>= 1.2.0`'] }],
    [{ 'brush.color': ['**Version:** since `v1.2.0`'] }],
    [{ output: ['**Type:** `string`'] }],
    // A member of a section that appeared with it.
    [{ 'brush.width': ['**Version:** `>= 1.1.0`'] }],
    [{ output: ['**Type:** `a`'], unknown: ['**Type:** `a`'] }],
  ])('accepts %j', sections => {
    expect(check(sections)).toEqual([]);
  });

  it.each([
    [{ 'brush.color': ['**Version:** `>= 1.3.0`'] }, 'did not appear in >= 1.3.0. -> Write `>= 1.2.0`.'],
    [{ 'brush.color': ['**Version:** later'] }, 'did not appear in that version.'],
    [{ 'brush.color': ['**Type:** `string`'] }, 'is newer than 1.0.0, but the page states no version.'],
    [
      { output: ['**Version:** `>= 1.0.0`'] },
      'states a version, but already exists in 1.0.0. -> Remove the bullet.',
    ],
    [{ output: ['**Type:** `a`'], name: ['**Type:** `a`'] }, '`output.name` is newer than 1.0.0'],
  ])('reports %j', (sections, message) => {
    expect(check(sections as Record<string, string[]>)).toEqual([expect.stringContaining(message)]);
  });
});
