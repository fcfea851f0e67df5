import { expect, it } from '@rstest/core';
import { decoded } from '../../../shared/decoded';

it.each([
  ['%E9%85%8D%E7%BD%AE', '配置'],
  ['a%20b%2Fc%23d', 'a b/c#d'],
  ['100%', '100%'],
  ['%E9%85', '%E9%85'],
])('makes %s %s', (text, expected) => {
  expect(decoded(text)).toBe(expected);
});
