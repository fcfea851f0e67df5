import { describe, expect, it } from '@rstest/core';
import { factsFromHelp, problemsInShell } from '../../../../../plugins/checks/samples/shell';

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
const facts = factsFromHelp(help, command =>
  command === 'build' ? 'Options:\n  -w, --watch  Watch\n  --base <base>  Base\n' : help,
);

describe('shell blocks', () => {
  it('knows commands and flags from the help', () => {
    expect(facts.commands).toEqual(['dev', 'build']);
    expect(facts.flags.build!.map(({ name }) => name)).toEqual(['-w', '--watch', '--base']);
  });

  it.each([
    'npx tool dev --port 1',
    'tool build --watch # --prot',
    'NODE_ENV=a tool --no-env',
    'cd tool --x',
    'npm i tool',
  ])('accepts %s', line => {
    expect(problemsInShell(line, 'tool', facts)).toEqual([]);
  });

  it.each([
    ['npx tool biuld', 10, 'Did you mean `build`?'],
    ['tool build --port 1', 12, 'Flags: --watch, --base.'],
    ['echo a && tool dev --prot=1', 20, 'Did you mean `--port`?'],
  ])('refuses %s', (line, column, right) => {
    expect(problemsInShell(`\n${line}`, 'tool', facts)).toEqual([
      { line: 2, column, message: expect.stringContaining('`tool'), right },
    ]);
  });
});
