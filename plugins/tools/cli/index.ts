import { didYouMean } from '../../../shared/didYouMean';
import type { Environment, ExitCode } from './command';
import { duet, type Entry } from './commands';
import { commandHelp, groupHelp } from './help';

const helpFlags = ['--help', '-h'];

/**
 * The command `duet`. Loads only the module of the command that is named.
 * @param args without the program, such as `['check', '--format', 'json']`
 * @param environment `printError` prints a line, or with the variable `DEBUG` an error, on standard error
 */
export async function runDuet(
  args: readonly string[],
  environment: Environment & { printError(error: unknown): void },
): Promise<ExitCode> {
  // `duet help check` is `duet check --help`.
  const isHelp = args[0] === 'help' || args.some(word => helpFlags.includes(word));
  const rest = args.filter(word => !helpFlags.includes(word)).slice(args[0] === 'help' ? 1 : 0);
  let name = 'duet';
  try {
    let entry: Entry = duet;
    while ('commands' in entry) {
      const word = rest.shift();
      if (word === undefined) {
        environment.print(groupHelp(name, entry));
        return 0;
      }
      entry = entryOf(entry.commands, word);
      name += ` ${word}`;
    }
    const { command } = await entry.load();
    if (isHelp) environment.print(commandHelp(name, command));
    else if (await command.run(rest, environment)) return 1;
    return 0;
  } catch (error) {
    environment.printError(`${name}: ${error instanceof Error ? error.message : error}`);
    if (environment.variables.DEBUG) environment.printError(error);
    return 2;
  }
}

function entryOf(commands: Readonly<Record<string, Entry>>, word: string): Entry {
  const entry = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (entry) return entry;
  const names = Object.keys(commands);
  const advice = didYouMean(word, names) ?? `The commands are ${names.join(', ')}.`;
  throw new Error(`There is no command \`${word}\`. ${advice}`);
}
