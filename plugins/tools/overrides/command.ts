import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../../shared/counted';
import { readJson } from '../../../shared/node/readJson';
import { defineCommand } from '../cli/command';
import { findOverrides } from './findOverrides';
import { installedHistory } from './installedHistory';
import { report } from './report';

/** Where a site records the version that each override was written against, by kind and name. */
const recordFile = 'duet-overrides.json';

export const command = defineCommand({
  description: `Lists what the site overrides of rspress-theme-duet, the version that each override was written against,
and what has changed in the original since.`,
  options: {
    accept: { type: 'boolean', description: 'record that every override fits the installed version' },
    root: { type: 'string', value: '<folder>', description: 'folder of the site', default: '.' },
    theme: {
      type: 'string',
      value: '<folder>',
      description: 'its theme folder, relative to the root',
      default: 'theme',
    },
  },
  notes: `The versions are recorded in ${recordFile} in the root; commit it.`,
  found: 'something changed or is not recorded',
  run({ values: { accept, root, theme } }, { print }) {
    if (!existsSync(root)) throw new Error(`There is no folder ${root}.`);
    const history = installedHistory(root);
    const file = join(root, recordFile);
    const overrides = findOverrides(root, theme, history);
    if (accept) {
      const version = history.versions.at(-1)!;
      const inTheme = overrides.filter(({ kind, name }) => `${kind} ${name}` in history.items);
      const record = Object.fromEntries(inTheme.map(({ kind, name }) => [`${kind} ${name}`, version]));
      writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
      print(`${file}: ${counted(inTheme.length, 'overrides')} recorded for ${version}.`);
      return false;
    }
    const { lines, isUpToDate } = report(overrides, recordedIn(file), history);
    print(lines.join('\n'));
    return !isUpToDate;
  },
});

/** The versions that a site has recorded. */
function recordedIn(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const record: unknown = readJson(file);
  const isRecord =
    typeof record === 'object' &&
    record !== null &&
    Object.values(record).every(version => /^\d+\.\d+\.\d+/.test(String(version)));
  if (!isRecord) throw new Error(`${file} must contain an object of versions, as \`--accept\` writes it.`);
  return record as Record<string, string>;
}
