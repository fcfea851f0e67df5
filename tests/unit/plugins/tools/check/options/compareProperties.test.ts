import { describe, expect, it } from '@rstest/core';
import { propertyDifference } from '../../../../../../plugins/tools/check/options/compareProperties';
import { typesIn } from './typeSupport';

function difference(documented: string, real: string): string | undefined {
  const code = `export {};\ntype Documented = ${documented};\ntype Real = ${real};`;
  const { compiler, checker, types } = typesIn(code, 'Documented', 'Real');
  return propertyDifference(compiler, checker, types[0]!, types[1]!);
}

describe('propertyDifference', () => {
  it.each([
    ['{ a?: 1; b?: 2 }', '{ b?: 2; a?: 1 }'],
    ['string', 'string'],
    ['{ a?: 1 } | boolean', 'boolean | { a?: 1 }'],
    ['{ a?: 1 }[]', '{ a?: 1 }[]'],
    ['{ a?: 1 }', '{ a?: 1; _private?: 2 }'],
    ['{ a?: 1 }', '{ a?: 1;\n/** @deprecated */ old?: 2 }'],
    ['{ kind: 1; a?: 1 } | { kind: 2; b?: 1 }', '{ kind: 2; b?: 1 } | { kind: 1; a?: 1 }'],
    ['() => void', '() => void'],
  ])('finds none between %s and %s', (documented, real) => {
    expect(difference(documented, real)).toBeUndefined();
  });

  it.each([
    ['{ a?: 1 }', '{ a?: 1; b?: 2; c?: 3 }', 'The documented type lacks `b`, `c`.'],
    ['{ a?: 1; b?: 2 }', '{ a?: 1 }', 'The documented type has `b`, which the package does not have.'],
    ['{ in?: { a?: 1 } }', '{ in?: { a?: 1; b?: 2 } }', 'The documented type lacks `in.b`.'],
    ['{ in?: { a?: 1 }[] }', '{ in?: { a?: 1; b?: 2 }[] }', 'The documented type lacks `in.b`.'],
    ['{ a?: 1 } | string', 'string | { a?: 1; b?: 2 }', 'The documented type lacks `b`.'],
    ['Record<string, { a?: 1 }>', 'Record<string, { a?: 1; 宽?: 2 }>', 'The documented type lacks `宽`.'],
    ['{ x?: { y?: { z?: 1 } } }', '{ x?: { y?: {} } }', undefined],
  ])('tells that of %s to %s', (documented, real, message) => {
    expect(difference(documented, real)).toBe(message);
  });

  it('compares with the member of a union that has most properties in common', () => {
    const real = '{ kind: "a"; x?: 1; y?: 1 } | { kind: "b"; z?: 1 }';
    expect(difference('{ kind: "a"; x?: 1 } | { kind: "b"; z?: 1 }', real)).toBe(
      'The documented type lacks `y`.',
    );
  });

  it('ends for types that contain themselves', () => {
    const code = `export {};
      interface Documented { a?: 1; next?: Documented }
      interface Real { a?: 1; next?: Real }`;
    const { compiler, checker, types } = typesIn(code, 'Documented', 'Real');
    expect(propertyDifference(compiler, checker, types[0]!, types[1]!)).toBeUndefined();
  });
});
