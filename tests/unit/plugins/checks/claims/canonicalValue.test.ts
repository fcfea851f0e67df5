import { describe, expect, it } from '@rstest/core';
import {
  canonicalDefault,
  canonicalType,
  canonicalVersion,
  evaluated,
} from '../../../../../plugins/checks/claims/canonicalValue';

describe('canonicalDefault', () => {
  it.each([
    ["'dist'", 'dist'],
    ['"./dist"', 'dist'],
    ['{ a: 1, b: { d: 2, c: [3] } }', '{ b: { c: [3], d: 2 }, a: 1 }'],
    ["''", "'./'"],
    ['4096', '4096'],
  ])('%s equals %s', (left, right) => {
    expect(canonicalDefault(left)).toBe(canonicalDefault(right));
  });

  it.each([
    ['true', 'false'],
    ['2022-03', '2019'],
    ['[/a/]', '[/b/]'],
    ['{ a: 1 }', '{ a: 2 }'],
    ['process.cwd()', 'process.pid'],
  ])('%s differs from %s', (left, right) => {
    expect(canonicalDefault(left)).not.toBe(canonicalDefault(right));
  });
});

it('types are unions in any order, with any quotes', () => {
  expect(canonicalType('"a" | Array<string | number> | boolean')).toBe(
    canonicalType("boolean | 'a' | Array<string | number>"),
  );
  expect(canonicalType('string[]')).not.toBe(canonicalType('string'));
});

it('versions have no signs around them', () => {
  expect(['>= 1.2.0', 'v1.2.0', '1.2.0'].map(canonicalVersion)).toEqual(['1.2.0', '1.2.0', '1.2.0']);
});

it('evaluates literals and no other code', () => {
  expect(evaluated("{ a: 'b' }")).toEqual({ a: 'b' });
  expect(['process', '(() => 1)()', '{ a: ', 'dist'].map(evaluated)).toEqual(Array(4).fill(undefined));
});
