import { execFileSync } from 'node:child_process';
import { plainEnvironment } from '../core/execute';
import type { Finding } from '../core/finding';
import { resolveCommand } from '../core/resolveCommand';
import type { Sources } from '../core/sources';
import { parseHelp, usageProblems } from './cliUsage';
import { checkedFiles, type Example, languageOf } from './examples';
import type { SamplesSettings } from './options';
import { sampleError } from './sampleError';

/** Shell blocks and scripts use commands and flags that the tool has. */
export function checkCommands(
  examples: readonly Example[],
  { folder, settings, cache, environment }: Sources<SamplesSettings>,
): Finding[] {
  const files = checkedFiles(examples);
  return settings.commands.flatMap(command => {
    const reference = cache.get(`cli ${environment} ${command}`, () => readHelp(folder, command));
    return files.flatMap(({ page, fence, name, code }) => {
      const shell = languageOf(fence) === 'sh' ? code : name === 'package.json' ? scriptsOf(code) : '';
      const problems = usageProblems(shell, command, reference);
      return problems.map(problem => sampleError('samples/command', page, fence, problem));
    });
  });
}

/** The scripts of a package.json, in their place; everything else is blank. */
export function scriptsOf(code: string): string {
  return code
    .split('\n')
    .map(line => {
      const [, before, script] = /^(\s*"[\w:.-]+":\s*")([^"]*)"/.exec(line) ?? [];
      return script === undefined ? '' : ' '.repeat(before!.length) + script;
    })
    .join('\n');
}

function readHelp(folder: string, command: string) {
  const [program, ...first] = resolveCommand(folder, command);
  return parseHelp(subcommand =>
    execFileSync(program!, [...first, ...(subcommand ? [subcommand] : []), '--help'], {
      cwd: folder,
      encoding: 'utf8',
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}
