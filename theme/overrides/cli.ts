import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOverrides } from './findOverrides';
import type { History } from './history';
import { counted, report } from './report';

const help = `duet overrides [option …]

  Lists what the site overrides of rspress-theme-duet, the version that each override was written against,
  and what has changed in the original since.

  --accept          record that every override fits the installed version
  --root <folder>   folder of the site (default: .)
  --theme <folder>  its theme folder, relative to the root (default: theme)
  --help            print this text

  The versions are recorded in duet-overrides.json in the root; commit it.
  The exit code is 0, 1 if something changed or is not recorded, or 2 if the overrides cannot be read.
`;

/** Where a site records the version that each override was written against, by kind and name. */
const recordFile = 'duet-overrides.json';

/**
 * The command line `duet`.
 * @param print prints a line
 * @returns the exit code, 0 or 1
 * @throws Error that says which argument or file is invalid
 */
export function runCli(args: string[], history: History, print: (line: string) => void): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      accept: { type: 'boolean' },
      root: { type: 'string', default: '.' },
      theme: { type: 'string', default: 'theme' },
      help: { type: 'boolean' },
    },
  });
  const [command, ...others] = positionals;
  if (values.help || !command) {
    print(help);
    return 0;
  }
  if (command !== 'overrides' || others.length > 0)
    throw new Error(`Unknown command \`${positionals.join(' ')}\`. The command is \`duet overrides\`.`);
  if (!existsSync(values.root)) throw new Error(`There is no folder ${values.root}.`);
  const file = join(values.root, recordFile);
  const overrides = findOverrides(values.root, values.theme, history);
  if (values.accept) {
    const version = history.versions.at(-1)!;
    const known = overrides.filter(({ kind, name }) => `${kind} ${name}` in history.items);
    const record = Object.fromEntries(known.map(({ kind, name }) => [`${kind} ${name}`, version]));
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    print(`${file}: ${counted(known.length)} recorded for ${version}.`);
    return 0;
  }
  const { lines, isUpToDate } = report(overrides, recordedIn(file), history);
  print(lines.join('\n'));
  return isUpToDate ? 0 : 1;
}

/** The versions that a site has recorded. */
function recordedIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isRecord =
    typeof record === 'object' &&
    record !== null &&
    Object.values(record).every(version => /^\d+\.\d+\.\d+/.test(String(version)));
  if (!isRecord) throw new Error(`${file} must contain an object of versions, as \`--accept\` writes it.`);
  return record as Record<string, string>;
}
