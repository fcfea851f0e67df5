import { describe, expect, it } from '@rstest/core';
import { duet as commands } from '../../../../../plugins/tools/cli/commands';
import { duet } from '../../../../duet';

const names = ['check', 'audit', 'relevance', 'overrides', 'version', 'search push'];
const words = (line: string) => line.split(' ').filter(Boolean);

describe('duet', () => {
  it.each(['', '--help', '-h', 'help'])(
    'lists every command, and what exit codes mean: duet %s',
    async line => {
      const { code, output, errors } = await duet(words(line));
      expect([code, errors]).toEqual([0, '']);
      for (const name of Object.keys(commands.commands))
        expect(output).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(output).toContain('Exit codes: 0 fine, 1 something was found, 2 the command cannot run.');
    },
  );

  it.each(['search', 'search --help', 'help search'])(
    'lists the commands of a group: duet %s',
    async line => {
      const { code, output } = await duet(words(line));
      expect(code).toBe(0);
      expect(output).toMatch(/^duet search <command>/);
      expect(output).toMatch(/^ {2}push {3}makes the index/m);
    },
  );

  it.each(names)('explains %s in three ways, without running it', async name => {
    const asked = await Promise.all(
      [`help ${name}`, `${name} --help`, `${name} -h`].map(line => duet(words(line))),
    );
    expect(new Set(asked.map(({ output }) => output)).size).toBe(1);
    expect(asked[0]!.output).toMatch(new RegExp(`^duet ${name} .*\\[option …\\]\n`));
    expect(asked[0]!.output).toMatch(/The exit code is 0, (1 if .+, )?or 2 if the command cannot run\.$/);
    expect(asked.map(({ code, errors }) => [code, errors])).toEqual(asked.map(() => [0, '']));
  });

  it('shows values and defaults of options', async () => {
    const { output } = await duet(['help', 'audit']);
    expect(output).toMatch(/^ {2}--site <folder> {3}output folder of the build \(default: doc_build\)$/m);
    expect(output).toMatch(/^ {2}--help {12}print this text$/m);
  });

  it.each([
    ['chekc', 'duet: There is no command `chekc`. Did you mean `check`?'],
    [
      'toString',
      'duet: There is no command `toString`. The commands are check, audit, relevance, mcp, overrides, version, search.',
    ],
    ['search pull', 'duet search: There is no command `pull`. Did you mean `push`?'],
    ['help overide', 'duet: There is no command `overide`. Did you mean `overrides`?'],
    ['check --acept', "duet check: Unknown option '--acept'. Did you mean `--accept`?"],
    ['audit -x', "duet audit: Unknown option '-x'."],
    ['audit --site', "duet audit: Option '--site <value>' argument missing"],
    ['check --accept=yes', "duet check: Option '--accept' does not take an argument"],
    ['audit doc_build', "duet audit: Unexpected argument 'doc_build'."],
  ])('cannot run %s', async (line, message) => {
    const { code, output, errors } = await duet(words(line));
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(message);
  });

  it('prints where an error happened with the variable DEBUG', async () => {
    const { errors } = await duet(['overrides', '--root', 'gone'], { variables: { DEBUG: '1' } });
    expect(errors).toBe('duet overrides: There is no folder gone.\nError: There is no folder gone.');
  });
});
