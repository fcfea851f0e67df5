import { didYouMean } from '../../../../shared/didYouMean';
import type { SampleProblem } from './sampleError';

/** The subcommands and flags of a command line tool, from its `--help`. */
export interface CliReference {
  commands: string[];
  /** Flags per subcommand; under `''` those without one. */
  flags: Record<string, string[]>;
}

/** Programs that run the command after them. */
const runners = /^(?:npx|pnpm|yarn|bunx?|exec|dlx|run|--|cross-env|[A-Z_]+=\S*|node_modules\/\.bin\/)$/;

/** Compares every use of `command` in shell code with the tool's own help. */
export function usageProblems(code: string, command: string, reference: CliReference): SampleProblem[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      usesOf(text, command).flatMap(words =>
        problemsInUse(words, command, reference).map(problem => ({ ...problem, line: index + 1 })),
      ),
    );
}

type Word = { text: string; column: number };

/** The words after `command`, for each time a line calls it. */
function usesOf(line: string, command: string): Word[][] {
  const code = line.replace(/(^|\s)#.*$/, '$1');
  return [...code.matchAll(/[^;&|]+/g)].flatMap(part => {
    const words = [...part[0].matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(match => ({
      text: match[0],
      column: part.index + match.index + 1,
    }));
    const position = words.findIndex(({ text }) => text.replace(/^.*node_modules\/\.bin\//, '') === command);
    const called = position >= 0 && words.slice(0, position).every(({ text }) => runners.test(text));
    return called ? [words.slice(position + 1)] : [];
  });
}

function problemsInUse(words: Word[], command: string, { commands, flags }: CliReference): SampleProblem[] {
  const [first] = words;
  const subcommand = first && !first.text.startsWith('-') ? first.text : '';
  if (subcommand && !commands.includes(subcommand)) {
    const message = `\`${command}\` has no command \`${subcommand}\`.`;
    const fix = didYouMean(subcommand, commands) ?? `Commands: ${commands.join(', ')}.`;
    return [{ column: first!.column, message, fix }];
  }
  const knownFlags = flags[subcommand] ?? flags[''] ?? [];
  return words.flatMap(({ text, column }) => {
    const flag = /^--?[a-zA-Z][^=]*/.exec(text)?.[0];
    // Parsers accept camel case for the same flag.
    const kebab = flag?.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    if (!flag || knownFlags.includes(flag) || knownFlags.includes(kebab!)) return [];
    const message = `\`${command}${subcommand && ` ${subcommand}`}\` has no flag \`${flag}\`.`;
    const fix =
      didYouMean(flag, knownFlags) ??
      `Flags: ${knownFlags.filter(name => name.startsWith('--')).join(', ')}.`;
    return [{ column, message, fix }];
  });
}

/** Reads subcommands and flags from help as `cac`, `commander` and `yargs` print it; `helpOf('')` is that of the tool itself. */
export function parseHelp(helpOf: (subcommand: string) => string): CliReference {
  const main = helpOf('');
  const commands = linesOf(main, 'Commands').flatMap(
    line => /^\s+([a-z][\w:-]*)(?:\s{2,}|\s+[[<]|$)/.exec(line)?.slice(1, 2) ?? [],
  );
  const flagsOf = (help: string) =>
    linesOf(help, 'Options').flatMap(line => /^\s+((?:-[\w-]+(?:, )?)+)/.exec(line)?.[1]?.split(', ') ?? []);
  const flags = commands.map(command => [command, flagsOf(helpOf(command))] as const);
  return { commands, flags: { '': flagsOf(main), ...Object.fromEntries(flags) } };
}

/** The indented lines below `title:`. */
function linesOf(help: string, title: string): string[] {
  const section = new RegExp(`^${title}:\\s*\\n((?:[ \\t]+.*\\n?|\\n(?=[ \\t]))*)`, 'im').exec(help);
  return section?.[1]?.split('\n') ?? [];
}
