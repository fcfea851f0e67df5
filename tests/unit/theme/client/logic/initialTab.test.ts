import { expect, it } from '@rstest/core';
import { initialTab } from '../../../../../theme/client/logic/initialTab';

const names = ['npm', 'yarn'];

it.each([
  ['the one with the default value', 'yarn', 0, 1],
  ['the one with the default index', undefined, 1, 1],
  ['the one with the default index for a value that no tab has', 'cargo', 1, 1],
  ['the last one for an index that is too large', undefined, 7, 1],
  ['the first one for a negative index', undefined, -2, 0],
])('is %s', (_, value, index, expected) => {
  expect(initialTab(names, value, index)).toBe(expected);
});
