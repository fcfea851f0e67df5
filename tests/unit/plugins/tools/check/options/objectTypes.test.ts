import { describe, expect, it } from '@rstest/core';
import { objectTypesIn } from '../../../../../../plugins/tools/check/options/objectTypes';
import { typesIn } from './typeSupport';

/** The names of the properties of each object type in `T`. */
function objectsIn(code: string): string[] {
  const { compiler, checker, types } = typesIn(`export {};\n${code}`, 'T');
  return objectTypesIn(compiler.ts, checker, types[0]!).map(type =>
    checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .join(),
  );
}

describe('objectTypesIn', () => {
  it.each<[string, string[]]>([
    ['type T = { a: 1; b: 2 };', ['a,b']],
    ['type T = { a: 1 } | { b: 2 } | string | undefined;', ['a', 'b']],
    ['type T = { a: 1 }[];', ['a']],
    ['type T = readonly { a: 1 }[];', ['a']],
    ['type T = [{ a: 1 }, { b: 2 }];', ['a', 'b']],
    ['type T = Record<string, { a: 1 }>;', ['a']],
    ['type T = { [key: string]: { a: 1 } | boolean; own: { a: 1 } };', ['own', 'a']],
    ['type T = { a: 1 } & { b: 2 };', ['a,b']],
    ['type T = string & { brand: 1 };', []],
    ['type T = (options: { a: 1 }) => void;', []],
    ['type T = {};', []],
    ['type T = null;', []],
    ['type T = { a: 1 }; type U = T | T;', ['a']],
    ['type T = { next: T }[];', ['next']],
  ])('finds them in %s', (code, expected) => {
    expect(objectsIn(code)).toEqual(expected);
  });
});
