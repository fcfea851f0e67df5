import { describe, expect, it } from '@rstest/core';
import type { Target } from '../../../../shared/commands/managers';
import { isNpmCommand, npmCommand } from '../../../../shared/commands/npm';

const npm = (target: Target, args: string) => npmCommand(target, args.split(' '))?.join(' ');

describe('npmCommand', () => {
  it('knows the other names of sub-commands', () => {
    expect(['i b', 'un b', 'upgrade b', 'run-script x', 'create b'].map(args => npm('bun', args))).toEqual([
      'bun add b',
      'bun remove b',
      'bun update b',
      'bun run x',
      'bun create b',
    ]);
  });
  it('is undefined for what only npm can do', () => {
    for (const args of ['pkg get name', 'constructor', '-D install b', 'install -g', 'uninstall', '']) {
      expect(npm('yarn', args)).toBeUndefined();
    }
  });
  it.each(['run x -w app', 'test --workspace=app', 'run x -C app', 'test -ws', 'install --save-peer b'])(
    'is undefined for options that others lack: %s',
    args => expect(npm('pnpm', args)).toBeUndefined(),
  );
  it('leaves the options of a script to the script', () => {
    expect(npm('pnpm', 'run x -- -w y --silent')).toBe('pnpm run x -w y --silent');
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
