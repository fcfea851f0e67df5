import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from '../../../shared/didYouMean';

/** 0: fine, 1: something was found, 2: the command cannot run. */
export type ExitCode = 0 | 1 | 2;

/** What a command needs from the process that runs it. */
export interface Environment {
  /** Prints a line on standard output. */
  print(line: string): void;
  /** Environment variables. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Path of an installed Chromium. */
  findChromium(): string | undefined;
}

/** An option of a command, as `parseArgs` reads it. */
export interface Option {
  type: 'string' | 'boolean';
  /** What the help shows for the value of a string, such as `<folder>`. */
  value?: string;
  /** For the help: what the option does, without a full stop. */
  description: string;
  default?: string;
  /** Whether the option may be repeated. */
  multiple?: boolean;
}

type Options = Readonly<Record<string, Option>>;

/** The arguments of a command, read. */
interface Input<O extends Options> {
  /** Values of the options. */
  values: {
    [Name in keyof O]: O[Name] extends { multiple: true }
      ? string[] | undefined
      : O[Name] extends { type: 'boolean' }
        ? boolean | undefined
        : O[Name] extends { default: string }
          ? string
          : string | undefined;
  };
  /** Arguments that are no options. */
  positionals: string[];
}

/** A command as its module defines it. */
interface Definition<O extends Options> {
  /** What it does, for the help: one line or several. */
  description: string;
  /** For the help: its positional arguments, such as `<queries.json> …`; without this, it takes none. */
  arguments?: string;
  options: O;
  /** For the help: when the exit code is 1, such as `there are problems`; without this, it never is. */
  found?: string;
  /** For the help: what else has to be known, below the options. */
  notes?: string;
  /**
   * @returns whether something was found
   * @throws Error that says why the command cannot run
   */
  run(input: Input<O>, environment: Environment): boolean | Promise<boolean>;
}

/** A command that can be run and described without knowing its options. */
export interface Command extends Omit<Definition<Options>, 'run'> {
  /** @throws Error that says which argument is invalid, or why the command cannot run */
  run(args: string[], environment: Environment): Promise<boolean>;
}

/** A command from its options and what it does with their values. */
export function defineCommand<const O extends Options>(definition: Definition<O>): Command {
  return {
    ...definition,
    run: async (args, environment) => definition.run(readArguments(args, definition), environment),
  };
}

function readArguments<O extends Options>(args: string[], definition: Definition<O>): Input<O> {
  const config: ParseArgsConfig = {
    args,
    options: definition.options,
    allowPositionals: definition.arguments !== undefined,
  };
  try {
    return parseArgs(config) as Input<O>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /'(-[^']*)'/.exec(message)?.[1];
    if (!unknown) throw error;
    const names = Object.keys(definition.options).map(name => `--${name}`);
    throw new Error([`Unknown option '${unknown}'.`, didYouMean(unknown, names)].filter(Boolean).join(' '));
  }
}
