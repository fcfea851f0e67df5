import { describe, expect, it } from '@rstest/core';
import { parseHelp, usageProblems } from '../../../../../../plugins/tools/check/samples/cliUsage';

const help = `
Usage:
  $ tool [command]

Commands:
  dev    Start
  build  Build

Options:
  -p, --port <port>  Port
  --no-env           No files
  -h, --help         Help
`;
const reference = parseHelp(subcommand =>
  subcommand === 'build' ? 'Options:\n  -w, --watch  Watch\n  --base <base>  Base\n' : help,
);

describe('parseHelp', () => {
  it('reads the subcommands and the flags of each', () => {
    expect(reference).toEqual({
      commands: ['dev', 'build'],
      flags: {
        '': ['-p', '--port', '--no-env', '-h', '--help'],
        dev: ['-p', '--port', '--no-env', '-h', '--help'],
        build: ['-w', '--watch', '--base'],
      },
    });
  });

  it('finds nothing in a help text without the sections', () => {
    expect(parseHelp(() => 'Usage: tool\n')).toEqual({ commands: [], flags: { '': [] } });
  });
});

describe('usageProblems', () => {
  it.each([
    'npx tool dev --port 1',
    'tool build --watch # --prot',
    'NODE_ENV=a tool --no-env',
    'cd tool --x',
    'npm i tool',
    'node_modules/.bin/tool build',
    'tool dev --noEnv',
    'echo "tool biuld"',
  ])('accepts %s', line => {
    expect(usageProblems(line, 'tool', reference)).toEqual([]);
  });

  it.each([
    ['npx tool biuld', 10, 'Did you mean `build`?'],
    ['tool build --port 1', 12, 'Flags: --watch, --base.'],
    ['echo a && tool dev --prot=1', 20, 'Did you mean `--port`?'],
    ['tool zzzzzzzz', 6, 'Commands: dev, build.'],
  ])('refuses %s', (line, column, fix) => {
    expect(usageProblems(`\n${line}`, 'tool', reference)).toEqual([
      { line: 2, column, message: expect.stringContaining('`tool'), fix },
    ]);
  });
});
