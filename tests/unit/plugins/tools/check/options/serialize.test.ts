import { describe, expect, it } from '@rstest/core';
import {
  equalValues,
  formatValue,
  isUndefined,
  serialize,
  valueAtPath,
} from '../../../../../../plugins/tools/check/options/serialize';

const cases: [string, unknown, string][] = [
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a number', 1.5, '1.5'],
  ['infinity', Number.POSITIVE_INFINITY, 'Infinity'],
  ['a big integer', 2n, '2'],
  ['a text', "it's", "'it\\'s'"],
  ['a list', [1, [true]], '[1, [true]]'],
  ['an object', { a: 1, 'b-c': { d: undefined } }, '{ a: 1, "b-c": { d: undefined } }'],
  ['an empty object', {}, '{}'],
  ['a regular expression', /a/i, '/a/i'],
  ['a function', () => 1, 'function'],
];

describe('serialize', () => {
  it.each(cases)('turns %s into JSON that formatValue shows as JavaScript', (_, value, shown) => {
    const serialized = serialize(value);
    expect(JSON.parse(JSON.stringify(serialized))).toEqual(serialized);
    expect(formatValue(serialized)).toBe(shown);
  });

  it('keeps the values of sets', () => {
    expect(serialize(new Set([1]))).toEqual({ $: '[object Set]', values: [1] });
  });
});

describe('equalValues', () => {
  it.each([
    [1, 1],
    [{ a: 1, b: undefined }, { a: 1 }],
    ['dist', '/site/dist'],
    ['./dist', '/site/dist'],
    ['/site', '.'],
    [{ a: 1 }, [{ a: 1 }]],
    [
      [1, { a: 'src' }],
      [1, { a: '/site/src' }],
    ],
    [/a/, /a/],
  ])('%j equals %j', (documented, real) => {
    expect(equalValues(serialize(documented), serialize(real), '/site')).toBe(true);
  });

  it.each([
    [1, 2],
    [1, '1'],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[1], { a: 1 }],
    [{ a: 1 }, [{ a: 1 }, { a: 1 }]],
    ['dist', '/other/dist'],
    [null, undefined],
    [/a/, /b/],
  ])('%j differs from %j', (documented, real) => {
    expect(equalValues(serialize(documented), serialize(real), '/site')).toBe(false);
  });
});

describe('valueAtPath', () => {
  const options = serialize({ a: { b: 1 }, c: undefined });

  it.each([
    ['a.b', 1, false],
    ['a.x', { $: 'undefined' }, false],
    ['c', { $: 'undefined' }, false],
    ['c.d', { $: 'undefined' }, true],
    ['a.b.c', { $: 'undefined' }, true],
  ])('%s', (path, value, missing) => {
    expect(valueAtPath(options, path)).toEqual({ value, missing });
  });
});

it('isUndefined knows only the serialized undefined', () => {
  expect([serialize(undefined), undefined, null, {}].map(isUndefined)).toEqual([true, false, false, false]);
});
