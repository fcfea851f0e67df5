import { counted } from '../../../shared/counted';
import { didYouMean } from '../../../shared/didYouMean';
import { driftSince } from './changes';
import type { Override } from './findOverrides';
import { type History, kinds } from './history';

const owner = 'rspress-theme-duet';

/**
 * What `duet overrides` prints.
 * @param recorded version by `<kind> <name>`
 */
export function report(
  overrides: readonly Override[],
  recorded: Readonly<Record<string, string>>,
  history: History,
): { lines: string[]; isUpToDate: boolean } {
  const current = history.versions.at(-1)!;
  const rows = overrides
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.name < b.name ? -1 : 1))
    .map(override => {
      const version = recorded[`${override.kind} ${override.name}`];
      return { override, version, notes: notesOf(override, version, history, current) };
    });
  const changed = rows.filter(({ notes }) => notes.length > 0).length;
  const missing = rows.filter(({ version, notes }) => !version && notes.length === 0).length;
  const columns = rows.map(({ override: { kind, name, file, wraps }, version }) => [
    kind,
    name,
    file,
    version ?? 'not recorded',
    kind === 'part' ? (wraps ? 'wraps the original' : 'replaces the original') : '',
  ]);
  const widths = [0, 1, 2, 3].map(column => Math.max(0, ...columns.map(cells => cells[column]!.length)));
  const lines = rows.flatMap(({ notes }, index) => [
    columns[index]!.map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
    ...notes.map(note => `  ${note}`),
  ]);
  const isUpToDate = changed === 0 && missing === 0;
  const advice = isUpToDate
    ? []
    : ['Once they fit the installed version, run `npx duet overrides --accept`.'];
  const counts = `${owner} ${current}: ${counted(rows.length, 'overrides')}, ${changed} to look at, ${missing} not recorded.`;
  return { lines: [...lines, counts, ...advice], isUpToDate };
}

/** What the author of an override should know about the original. */
function notesOf(
  { kind, name, wraps }: Override,
  version: string | undefined,
  history: History,
  current: string,
): string[] {
  const item = `${kind} ${name}`;
  if (!(item in history.items)) {
    const names = Object.keys(history.items).flatMap(key =>
      key.startsWith(`${kind} `) ? key.slice(kind.length + 1) : [],
    );
    return [`Duet has no ${kind} of this name. ${didYouMean(name, names) ?? ''}`.trim()];
  }
  if (!version) return [];
  const { changes, code } = driftSince(history, item, version);
  if (!code || wraps) return changes;
  const [before, now] = [version, current].map(of => `--diff=${owner}@${of}`);
  return [...changes, `~ code: npm diff ${before} ${now} ${code}`];
}
