import { describe, expect, it } from '@rstest/core';
import { driftSince } from '../../../../../plugins/tools/overrides/changes';
import { noHistory, type State, withRelease } from '../../../../../plugins/tools/overrides/history';

/** A history of two releases with one part. */
const between = (before: State | undefined, now: State | undefined) =>
  withRelease(
    withRelease(noHistory, '0.1.0', before ? { 'part A': before } : {}),
    '0.2.0',
    now ? { 'part A': now } : {},
  );

describe('the drift of an override', () => {
  it.each<[string, State | undefined, State | undefined, string[]]>([
    ['nothing', { 'prop a': 'string' }, { 'prop a': 'string' }, []],
    ['a new prop', {}, { 'prop a?': 'string' }, ['+ prop a?: string']],
    ['a prop that is gone', { 'prop a': 'string' }, {}, ['- prop a: string']],
    ['a prop of another type', { 'prop a': 'string' }, { 'prop a': 'number' }, ['~ prop a: string → number']],
    [
      'a prop that is optional now',
      { 'prop a': 'string' },
      { 'prop a?': 'string' },
      ['- prop a: string', '+ prop a?: string'],
    ],
    ['a class', { 'class duet-a': '' }, { 'class duet-b': '' }, ['- class duet-a', '+ class duet-b']],
    ['a part that is gone', {}, undefined, ['It no longer exists, so the override has no effect.']],
    ['a part that is newer', undefined, {}, ['It did not exist in 0.1.0.']],
  ])('lists %s', (_, before, now, changes) => {
    expect(driftSince(between(before, now), 'part A', '0.1.0')).toEqual({ changes });
  });

  it('names changed code, and only that', () => {
    const history = between({ code: 'dist/A.js 01' }, { code: 'dist/A.js 02' });
    expect(driftSince(history, 'part A', '0.1.0')).toEqual({ changes: [], code: 'dist/A.js' });
    expect(driftSince(history, 'part A', '0.2.0')).toEqual({ changes: [] });
  });
});
