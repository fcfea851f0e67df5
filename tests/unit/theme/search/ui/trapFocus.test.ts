import { expect, it } from '@rstest/core';
import { nextFocus } from '../../../../../theme/search/ui/trapFocus';

it('goes round at the ends, comes back from outside, and leaves the rest to the browser', () => {
  const elements = ['field', 'tab', 'cancel'];
  for (const [current, backwards, next] of [
    ['field', false, undefined],
    ['tab', false, undefined],
    ['cancel', false, 'field'],
    ['cancel', true, undefined],
    ['tab', true, undefined],
    ['field', true, 'cancel'],
    ['body', false, 'field'],
    ['body', true, 'cancel'],
  ] as const) {
    expect([current, backwards, nextFocus(elements, current, backwards)]).toEqual([current, backwards, next]);
  }
  expect(nextFocus([], 'body', false)).toBeUndefined();
});
