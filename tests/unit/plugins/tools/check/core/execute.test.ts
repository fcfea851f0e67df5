import { tmpdir } from 'node:os';
import { describe, expect, it } from '@rstest/core';
import { execute, lastLines } from '../../../../../../plugins/tools/check/core/execute';

const node = (script: string, timeout = 30, env = {}) =>
  execute([process.execPath, '-e', script], tmpdir(), timeout, env);

describe('execute', () => {
  it('returns the exit code and both output streams', async () => {
    expect(await node('console.log(1); console.error(2); process.exitCode = 3')).toEqual({
      code: 3,
      output: expect.stringMatching(/1\n[\s\S]*2\n|2\n[\s\S]*1\n/),
    });
  });

  it('turns colours off and leaves NODE_ENV to the command', async () => {
    const { output } = await node(
      'console.log([process.env.NO_COLOR, process.env.NODE_ENV, process.env.MINE])',
      30,
      { MINE: 'yes' },
    );
    expect(output).toBe("[ '1', undefined, 'yes' ]\n");
  });

  it('stops a command that takes too long', async () => {
    const { code, output } = await node('setInterval(() => {}, 1000)', 0.5);
    expect(code).toBe(1);
    expect(output).toContain('Stopped after 0.5 s.');
  });

  it('fails for a program that does not exist', async () => {
    const { code, output } = await execute(['duet-no-such-program'], tmpdir(), 5);
    expect(code).not.toBe(0);
    expect(output).toMatch(/ENOENT|not recognized/);
  });
});

describe('lastLines', () => {
  it('removes what differs between runs', () => {
    const output = '\u001b[31merror\u001b[39m built in 1.2 s\n\n    at run (/tmp/a.js:1:2)\nend';
    expect(lastLines(output)).toBe('error built\nend');
  });

  it('keeps 12 lines', () => {
    const output = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
    expect(lastLines(output).split('\n')).toHaveLength(12);
    expect(lastLines(output)).toMatch(/^line 8\n[\s\S]*line 19$/);
  });
});
