import { expect, it } from '@rstest/core';
import { childrenOf } from '../../../../../../plugins/tools/check/options/packageFacts';
import { optionsOf } from './support';

it.each([
  ['a', ['b', 'c']],
  ['a.b', ['d']],
  ['x', []],
])('childrenOf(%s) is %j', (parent, children) => {
  expect(childrenOf(optionsOf('a', 'a.b', 'a.c', 'a.b.d', 'ab.e'), parent)).toEqual(children);
});
