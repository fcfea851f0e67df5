import { execFileSync } from 'node:child_process';
import type { Context } from '../core/check';
import type { Finding } from '../core/finding';
import { type Example, languageOf } from './examples';
import type { SamplesSettings } from './options';
import { programOf } from './program';
import { sampleFinding } from './sampleFinding';
import { type CliFacts, factsFromHelp, problemsInShell } from './shell';

/** Shell blocks and scripts use the tool's real commands and flags. */
export function checkCommands(
  examples: readonly Example[],
  folder: string,
  settings: SamplesSettings,
  { cache }: Context,
  environment: string,
): Finding[] {
  return settings.commands.flatMap(command => {
    const key = `cli ${environment} ${command}`;
    const facts = cache.get<CliFacts>(key) ?? readFacts(folder, command);
    cache.set(key, facts);
    return examples.flatMap(({ page, files }) =>
      files.flatMap(({ fence, name, code }) => {
        if (fence.attributes.nocheck !== undefined) return [];
        const shell = languageOf(fence) === 'sh' ? code : name === 'package.json' ? scriptsOf(code) : '';
        return problemsInShell(shell, command, facts).map(({ line, column, message, right }) =>
          sampleFinding('samples/command', page.file, fence, line, column, message, right),
        );
      }),
    );
  });
}

/** The scripts of a package.json on their own lines, everything else blank. */
function scriptsOf(code: string): string {
  return code
    .split('\n')
    .map(line =>
      line.replace(
        /^(\s*"[\w:.-]+":\s*")([^"]*)(".*)$/,
        (_, before: string, script: string) => ' '.repeat(before.length) + script,
      ),
    )
    .map(line => (/^\s*["{}[\]]/.test(line) ? '' : line))
    .join('\n');
}

function readFacts(folder: string, command: string): CliFacts {
  const [program, ...first] = programOf(folder, command);
  const help = (sub: string) =>
    execFileSync(program!, [...first, ...(sub ? [sub] : []), '--help'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return factsFromHelp(help(''), help);
}
