import { describe, expect, it } from '@rstest/core';
import { atLocation, takeLocation } from '../../../../shared/commands/location';

describe('takeLocation', () => {
  it.each([
    [['-C', 'app', 'run', 'x'], { folder: 'app' }, ['run', 'x']],
    [['--prefix=app', 'test'], { folder: 'app' }, ['test']],
    [['test', '-w', 'app'], { workspace: 'app' }, ['test']],
    [['test', '--workspace=app'], { workspace: 'app' }, ['test']],
    [['test', '-ws'], { isEverywhere: true }, ['test']],
    [['run', 'x', '--', '-w', 'y'], {}, ['run', 'x', '--', '-w', 'y']],
  ])('of %j', (args, location, rest) => {
    expect(takeLocation(args)).toEqual({ location, rest });
  });
});

describe('atLocation', () => {
  it('leaves a command without a location as it is', () => {
    expect(atLocation('deno', ['deno', 'add', 'npm:a'], {})).toEqual(['deno', 'add', 'npm:a']);
  });
  it('takes a workspace with a slash for a folder, unless it has a scope', () => {
    const at = (workspace: string) => atLocation('yarn', ['yarn', 'run', 'x'], { workspace })?.join(' ');
    expect(at('packages/a')).toBe('yarn --cwd packages/a run x');
    expect(at('@scope/a')).toBe('yarn workspace @scope/a run x');
  });
  it('is undefined for what a package manager cannot do', () => {
    expect(atLocation('yarn', ['yarn', 'run', 'x'], { isEverywhere: true })).toBeUndefined();
    expect(atLocation('deno', ['deno', 'add', 'npm:a'], { folder: 'app' })).toBeUndefined();
    expect(atLocation('bun', ['bunx', 'x'], { workspace: 'app' })).toBeUndefined();
  });
});
