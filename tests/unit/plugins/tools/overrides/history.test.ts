import { describe, expect, it } from '@rstest/core';
import {
  compareVersions,
  noHistory,
  stateAt,
  withRelease,
} from '../../../../../plugins/tools/overrides/history';

describe('the history of releases', () => {
  const first = withRelease(noHistory, '0.1.0', { 'part Nav': { a: '1' }, 'part Tag': {} });
  const second = withRelease(first, '0.2.0', { 'part Nav': { a: '1' }, 'word x': { text: 'X' } });
  const third = withRelease(second, '0.10.0', {
    'part Nav': { a: '2' },
    'part Tag': {},
    'word x': { text: 'X' },
  });

  it('stores only what changed', () => {
    expect(third).toEqual({
      versions: ['0.1.0', '0.2.0', '0.10.0'],
      items: {
        'part Nav': { '0.1.0': { a: '1' }, '0.10.0': { a: '2' } },
        'part Tag': { '0.1.0': {}, '0.2.0': null, '0.10.0': {} },
        'word x': { '0.2.0': { text: 'X' } },
      },
    });
  });

  it.each([
    ['part Nav', '0.1.0', { a: '1' }],
    ['part Nav', '0.2.0', { a: '1' }],
    ['part Nav', '0.9.7', { a: '1' }],
    ['part Nav', '0.10.0', { a: '2' }],
    ['part Nav', '1.0.0', { a: '2' }],
    ['part Tag', '0.2.0', null],
    ['part Tag', '0.10.0', {}],
    ['word x', '0.1.9', null],
    ['word y', '0.2.0', null],
  ])('tells what %s was in %s', (item, version, state) => {
    expect(stateAt(third, item, version)).toEqual(state);
  });

  it('replaces a release that was built before', () => {
    const again = withRelease(second, '0.2.0', { 'part Nav': { a: '3' } });
    expect(again).toEqual({
      versions: ['0.1.0', '0.2.0'],
      items: {
        'part Nav': { '0.1.0': { a: '1' }, '0.2.0': { a: '3' } },
        'part Tag': { '0.1.0': {}, '0.2.0': null },
      },
    });
  });

  it.each([
    ['0.2.0', '0.10.0', -1],
    ['1.0.0', '0.10.0', 1],
    ['1.2.3', '1.2.3', 0],
    ['1.2.3-beta.1', '1.2.3', 0],
    ['1.2.4', '1.2.3', 1],
  ])('compares versions by number: %s and %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });
});
