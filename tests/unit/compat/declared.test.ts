import { describe, expect, it } from '@rstest/core';
import { exportsOf, keysOf } from '../../compat/declared';

describe('the keys of a declared type', () => {
  it.each([
    ['an interface', 'interface A { a?: string; b: number }', ['a', 'b']],
    ['a type', "declare type A = { a: string; 'b.c'?: number };", ['a', 'b.c']],
    ['nested objects', 'interface A { a: { b: { c: string } }; d: string }', ['a', 'a.b', 'a.b.c', 'd']],
    [
      'objects in unions and arrays',
      'type A = boolean | { a: string | { b: string }; c: { d: 1 }[] };',
      ['a', 'a.b', 'c', 'c.d'],
    ],
    ['no parameters', 'interface A { a?: (b: { c: string }, d: number) => void; e: string }', ['a', 'e']],
    ['no index signatures', 'interface A { a: string; [key: string]: unknown; }', ['a']],
    ['no comments', 'interface A { /** b: string */ a: string; // c: string\n }', ['a']],
  ])('are those of %s', (_, declarations, keys) => {
    expect(keysOf(`interface B { z: string }\n${declarations}\ninterface C { y: string }`, 'A')).toEqual(
      keys,
    );
  });

  it('are missed with an error', () => {
    expect(() => keysOf('interface AB { a: string }', 'A')).toThrow('A is not declared');
  });
});

describe('the exports of a declaration file', () => {
  it('are its values', () => {
    const file = [
      "export { Badge, type BadgeProps, useBadge as useTag } from './badge';",
      "export type { Only } from './types';",
      "export * from './icons';",
      'export declare const IconSun: Icon;',
    ].join('\n');
    expect(exportsOf(file)).toEqual(['Badge', 'useTag', 'IconSun']);
  });
});
