import { parseArgs } from 'node:util';
import { normalizedBase, siteOptions } from '../../testing/commandLine';

/** What `duet-relevance --help` prints. */
export const help = `duet-relevance <queries.json> … [option …]

  Types the queries into the search of a built site, in a browser, and prints how good the results are.
  The language of a query is that of the page it names.

  --site <folder>    output folder of the build (default: doc_build)
  --base <path>      the site's base (default: /)
  --min-mrr <0 … 1>  fail if the mean of 1/rank is lower
  --max-empty <n>    fail if more queries have no results
  --help             print this text

  The exit code is 0, 1 if a limit is missed, or 2 if the queries cannot be run.
`;

/** A command line of `duet-relevance`. */
export interface Command {
  files: string[];
  site: string;
  /** With slashes around it. */
  base: string;
  /** 0 to 1. */
  minMrr: number | undefined;
  maxEmpty: number | undefined;
}

/**
 * Reads the arguments; undefined asks for help.
 * @throws Error that says which argument is invalid
 */
export function parseCommand(args: string[]): Command | undefined {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...siteOptions,
      'min-mrr': { type: 'string' },
      'max-empty': { type: 'string' },
    },
  });
  if (values.help || args.length === 0) return undefined;
  if (files.length === 0) throw new Error('Name at least one file of queries: duet-relevance queries.json');
  return {
    files,
    site: values.site,
    base: normalizedBase(values.base),
    minMrr: number(values['min-mrr'], '--min-mrr must be a number from 0 to 1.', value => value <= 1),
    maxEmpty: number(values['max-empty'], '--max-empty must be an integer of 0 or more.', Number.isInteger),
  };
}

function number(text: string | undefined, message: string, isValid: (value: number) => boolean) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!text.trim() || !(value >= 0) || !isValid(value)) throw new Error(message);
  return value;
}
