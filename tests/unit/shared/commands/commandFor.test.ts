import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { callsNpm, commandFor } from '../../../../shared/commands/commandFor';
import type { PackageManager, RunKind } from '../../../../shared/commands/managers';

/** npm, yarn, pnpm, bun, deno: one command for each in a line. */
const table = readFileSync('tests/unit/shared/commands/table.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => line.split(' | '));
const order: PackageManager[] = ['npm', 'yarn', 'pnpm', 'bun', 'deno'];

describe('commandFor', () => {
  for (const row of table) {
    it(`translates \`${row[0]}\``, () => {
      expect(order.map(manager => commandFor(manager, row[0]!))).toEqual(row);
    });
  }

  it('translates line by line and keeps all other lines', () => {
    expect(commandFor('yarn', 'npm create rsbuild@latest\ncd my-app\n\n# then\nnpm install')).toBe(
      'yarn create rsbuild\ncd my-app\n\n# then\nyarn install',
    );
  });

  it('writes a command that is continued on the next line as one line', () => {
    expect(commandFor('bun', 'npm install -D \\\n  b c\nnpm test')).toBe('bun add -D b c\nbun run test');
    expect(commandFor('npm', 'npm install \\\n  b')).toBe('npm install \\\n  b');
  });

  it('translates nothing inside quotes and comments', () => {
    const code = 'echo "npm install && npm test" # npm install';
    expect(commandFor('yarn', code)).toBe(code);
  });

  it('keeps the prompt of a terminal and placeholders', () => {
    expect(commandFor('yarn', '$ npm install <package>')).toBe('$ yarn add <package>');
  });

  it.each(['', '   ', '&&', '; ;', 'npm', 'npx', 'npm --', 'npm -w', 'npm "', "npx '", 'npm constructor'])(
    'never throws on %o',
    code => {
      for (const manager of order) expect(commandFor(manager, code)).toBe(code);
    },
  );

  it.each([
    [
      'install -D b',
      ['npm install -D b', 'yarn add -D b', 'pnpm install -D b', 'bun add -D b', 'deno add -D npm:b'],
    ],
    ['run dev', ['npm run dev', 'yarn run dev', 'pnpm run dev', 'bun run dev', 'deno task dev']],
    [
      'CI=1 run build && test',
      ['npm', 'yarn', 'pnpm', 'bun', 'deno'].map(
        name =>
          `CI=1 ${name} ${name === 'deno' ? 'task' : 'run'} build && ${name} ${name === 'npm' ? 'test' : name === 'deno' ? 'task test' : 'run test'}`,
      ),
    ],
    ['login', order.map(() => 'npm login')],
    ['cd my-app', order.map(() => 'cd my-app')],
    [
      'npx rsbuild',
      ['npx rsbuild', 'yarn rsbuild', 'pnpm exec rsbuild', 'bunx rsbuild', 'deno run -A npm:rsbuild'],
    ],
  ])('completes the short form `%s`', (code, expected) => {
    expect(order.map(manager => commandFor(manager, code, { isShort: true }))).toEqual(expected);
  });

  it.each<[string, RunKind, string[]]>([
    [
      'rsbuild build',
      'exec',
      ['npx rsbuild build', 'yarn rsbuild build', 'pnpm exec rsbuild build', 'bunx rsbuild build'],
    ],
    ['degit a b', 'dlx', ['npx degit a b', 'yarn dlx degit a b', 'pnpm dlx degit a b', 'bunx degit a b']],
    ['npx degit a b', 'dlx', ['npx degit a b', 'yarn dlx degit a b', 'pnpm dlx degit a b', 'bunx degit a b']],
    ['app@latest', 'exec', ['npx app@latest', 'yarn app@latest', 'pnpm exec app@latest', 'bunx app@latest']],
  ])('runs `%s` as %s', (code, kind, expected) => {
    expect(order.slice(0, 4).map(manager => commandFor(manager, code, { isShort: true, kind }))).toEqual(
      expected,
    );
  });

  it('leaves short forms alone where commands are written in full', () => {
    expect(commandFor('yarn', 'install b')).toBe('install b');
  });
});

describe('callsNpm', () => {
  it.each([
    ['npm install', true],
    ['cd app && npx rsbuild', true],
    ['CI=1 npm test', true],
    ['yarn add b', false],
    ['echo npm', false],
    ['# npm install', false],
  ])('%s: %s', (code, expected) => expect(callsNpm(code)).toBe(expected));
});
