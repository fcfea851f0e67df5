import { didYouMean } from '../../../shared/didYouMean';

/** What a command line tool really has, as its `--help` says. */
export interface CliFacts {
  /** Sub-commands. */
  commands: string[];
  /** Flags per sub-command; under `''` those without one. `takesValue` marks `--port <port>`. */
  flags: Record<string, { name: string; takesValue: boolean }[]>;
}

/** A wrong use of a command; column from 1, inside the line. */
export interface ShellProblem {
  line: number;
  column: number;
  message: string;
  right: string;
}

/** Programs that run the word after them. */
const runners = /^(?:npx|pnpm|yarn|bunx?|exec|dlx|run|--|cross-env|[A-Z_]+=\S*|node_modules\/\.bin\/)$/;

/** Compares every use of `command` in shell code with its facts. */
export function problemsInShell(code: string, command: string, facts: CliFacts): ShellProblem[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      usesOf(text, command).flatMap(words =>
        problemsInUse(words, command, facts).map(problem => ({ ...problem, line: index + 1 })),
      ),
    );
}

interface Word {
  text: string;
  column: number;
}

/** The words after `command`, for each time a line calls it. */
function usesOf(line: string, command: string): Word[][] {
  const code = line.replace(/(^|\s)#.*$/, '$1');
  const uses: Word[][] = [];
  for (const part of code.matchAll(/[^;&|]+/g)) {
    const words = [...part[0].matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(match => ({
      text: match[0],
      column: part.index + match.index + 1,
    }));
    const at = words.findIndex(({ text }) => text.replace(/^.*node_modules\/\.bin\//, '') === command);
    if (at >= 0 && words.slice(0, at).every(({ text }) => runners.test(text))) uses.push(words.slice(at + 1));
  }
  return uses;
}

function problemsInUse(
  words: Word[],
  command: string,
  { commands, flags }: CliFacts,
): Omit<ShellProblem, 'line'>[] {
  const [first] = words;
  const sub = first && !first.text.startsWith('-') ? first.text : '';
  if (sub && !commands.includes(sub)) {
    return [
      {
        column: first!.column,
        message: `\`${command}\` has no command \`${sub}\`.`,
        right: didYouMean(sub, commands) ?? `Commands: ${commands.join(', ')}.`,
      },
    ];
  }
  const known = flags[sub] ?? flags[''] ?? [];
  return words
    .filter(({ text }) => /^--?[a-zA-Z]/.test(text))
    .flatMap(({ text, column }) => {
      const name = text.split('=')[0]!;
      // The parser takes camel case for the same flag and `--no-` for its opposite.
      const plain = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      const names = known.map(flag => flag.name);
      if (names.includes(name) || names.includes(plain)) return [];
      return [
        {
          column,
          message: `\`${command}${sub && ` ${sub}`}\` has no flag \`${name}\`.`,
          right:
            didYouMean(name, names) ?? `Flags: ${names.filter(flag => flag.startsWith('--')).join(', ')}.`,
        },
      ];
    });
}

/** Reads the commands and flags out of the help of a tool, as `cac`, `commander` and `yargs` print it. */
export function factsFromHelp(main: string, helpOf: (command: string) => string): CliFacts {
  const section = (help: string, title: string) =>
    new RegExp(`^${title}:\\s*\\n((?:[ \\t]+.*\\n?|\\n(?=[ \\t]))*)`, 'im').exec(help)?.[1] ?? '';
  const commands = section(main, 'Commands')
    .split('\n')
    .flatMap(line => /^\s+([a-z][\w:-]*)(?:\s{2,}|\s+[[<]|$)/.exec(line)?.slice(1, 2) ?? []);
  const flagsOf = (help: string) =>
    section(help, 'Options')
      .split('\n')
      .flatMap(line => {
        const match = /^\s+((?:-[\w-]+(?:, )?)+)(?: ([<[]))?/.exec(line);
        return match ? match[1]!.split(', ').map(name => ({ name, takesValue: match[2] === '<' })) : [];
      });
  return {
    commands,
    flags: Object.fromEntries([
      ['', flagsOf(main)],
      ...commands.map(command => [command, flagsOf(helpOf(command))] as const),
    ]),
  };
}
