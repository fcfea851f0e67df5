import { describe, expect, it } from '@rstest/core';
import type { Target } from '../../../../shared/commands/managers';
import { isNpmCommand, npmCommand } from '../../../../shared/commands/npm';

const npm = (target: Target, args: string) => npmCommand(target, args.split(' '))?.join(' ');

describe('npmCommand', () => {
  it('knows the other names of sub-commands', () => {
    expect(['isntall b', 'un b', 'upgrade b', 'rum x', 'innit b'].map(args => npm('bun', args))).toEqual([
      'bun add b',
      'bun remove b',
      'bun update b',
      'bun run x',
      'bun create b',
    ]);
  });
  it('reads flags before the sub-command', () => {
    expect(npm('pnpm', '-D install b')).toBe('pnpm install -D b');
  });
  it('is undefined for what only npm can do', () => {
    for (const args of ['pkg get name', 'constructor', 'install -g', 'uninstall', '']) {
      expect(npm('yarn', args)).toBeUndefined();
    }
  });
  it('links folders with pnpm', () => {
    expect([npm('pnpm', 'link'), npm('pnpm', 'link b'), npm('pnpm', 'link ../b')]).toEqual([
      undefined,
      undefined,
      'pnpm link ../b',
    ]);
  });
  it.each(['./folder', '../a', 'user/repo', 'https://example.com/a.tgz', 'file:a', 'git+ssh://a/b'])(
    'does not give deno the package %s, which it cannot install',
    name => expect(npm('deno', `install ${name}`)).toBeUndefined(),
  );
});

describe('isNpmCommand', () => {
  it('accepts names and other names, and nothing else', () => {
    expect(['install', 'i', 'test', 't', 'publish', 'create'].every(isNpmCommand)).toBe(true);
    expect(['cd', 'rsbuild', 'toString', ''].some(isNpmCommand)).toBe(false);
  });
});
