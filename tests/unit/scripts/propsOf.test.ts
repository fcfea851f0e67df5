import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { propsOf } from '../../../scripts/propsOf';

const folder = mkdtempSync(join(tmpdir(), 'duet-props-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Props of the component `A` in this code, as `name?: type`. */
function props(code: string): string[] {
  writeFileSync(join(folder, 'A.tsx'), code);
  return propsOf('A', join(folder, 'A.tsx')).map(
    ({ name, isOptional, type }) => `${name}${isOptional ? '?' : ''}: ${type}`,
  );
}

describe('the props of a component', () => {
  it.each<[string, string, string[]]>([
    [
      'an interface',
      'interface P { a: string; b?: number }\nexport function A(p: P) {}',
      ['a: string', 'b?: number'],
    ],
    ['an object type', 'export const A = ({ a }: { a: 1 | 2 }) => null;', ['a: 1 | 2']],
    [
      'an interface that extends another one',
      'interface B { b: string }\ninterface P extends B { a: string }\nexport function A(p: P) {}',
      ['b: string', 'a: string'],
    ],
    [
      'an intersection, and what is omitted from it',
      'interface B { b: string; c: string }\ntype P = { a: string } & Omit<B, "c">;\nexport function A(p: P) {}',
      ['a: string', 'b: string'],
    ],
    [
      'a prop that is declared twice',
      'interface B { a: string }\ninterface P extends B { a: "x" }\nexport function A(p: P) {}',
      ['a: "x"'],
    ],
    [
      'no attributes of elements',
      "import type { HTMLAttributes } from 'react';\ninterface P extends HTMLAttributes<HTMLElement> { a: string }\nexport function A(p: P) {}",
      ['a: string'],
    ],
    ['a component without props', 'export function A() {}', []],
    ['another component', 'export function B(p: { b: string }) {}', []],
  ])('%s', (_, code, expected) => {
    expect(props(code)).toEqual(expected);
  });

  it('of types in other files, and of the stock theme', () => {
    writeFileSync(join(folder, 'types.ts'), 'export interface Shared { shared: boolean }\n');
    expect(
      props(
        "import type { Shared as S } from './types';\nimport type { HomeLayoutProps as H } from '@rspress/core/theme';\nexport function A(p: S & H) {}",
      ),
    ).toEqual(expect.arrayContaining(['shared: boolean', 'beforeHero?: ReactNode']));
  });
});
