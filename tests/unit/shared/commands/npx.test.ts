import { describe, expect, it } from '@rstest/core';
import { runPackage } from '../../../../shared/commands/npx';

const run = (args: string) => runPackage('yarn', args.split(' '))?.join(' ');

describe('runPackage', () => {
  it.each([
    ['x', 'yarn x'],
    ['x@1', 'yarn dlx x@1'],
    ['@scope/x', 'yarn dlx @scope/x'],
    ['@scope/x@next a', 'yarn dlx @scope/x@next a'],
    ['@scope/create-x', 'yarn dlx @scope/create-x'],
    ['-y x', 'yarn dlx x'],
    ['-p a -p b x', 'yarn dlx -p a -p b x'],
    ['-- x --flag', 'yarn x --flag'],
    ['x -- --flag', 'yarn x -- --flag'],
  ])('%s becomes %s', (args, expected) => expect(run(args)).toBe(expected));

  it('is undefined without a program, and for flags that only npx has', () => {
    for (const args of ['', '-y', '-c "a b"', '--shell x']) expect(run(args)).toBeUndefined();
  });
});
