import { execFileSync } from 'node:child_process';
import type { Context } from '../core/check';
import type { Finding } from '../core/finding';
import { resolveCommand } from '../core/resolveCommand';
import { parseHelp, usageProblems } from './cliUsage';
import { type Example, languageOf, optOutReason } from './examples';
import type { SamplesSettings } from './options';
import { sampleError } from './sampleError';

/** Shell blocks and scripts use commands and flags that the tool has. */
export function checkCommands(
  examples: readonly Example[],
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Finding[] {
  return settings.commands.flatMap(command => {
    const reference = cache.get(`cli ${environment} ${command}`, () => readHelp(folder, command));
    return examples.flatMap(({ page, files }) =>
      files.flatMap(({ fence, name, code }) => {
        if (optOutReason(fence) !== undefined) return [];
        const shell = languageOf(fence) === 'sh' ? code : name === 'package.json' ? scriptsOf(code) : '';
        return usageProblems(shell, command, reference).map(problem =>
          sampleError('samples/command', page, fence, problem),
        );
      }),
    );
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
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
}
