/**
 * What sites rely on in one thing of the theme: aspect → what it is, such as `prop href?` → `string`. The aspect `code`
 * of a part is the path of its implementation in the package, and a hash of it.
 */
export type State = Readonly<Record<string, string>>;

/** Kinds of things that a site can override. */
export const kinds = ['part', 'slot', 'token', 'word', 'class'] as const;
export type Kind = (typeof kinds)[number];

/** Everything that a site can override, release by release. */
export interface History {
  /** Versions of the releases, oldest first. */
  versions: readonly string[];
  /** `<kind> <name>` → version → state since that version, or null since it no longer exists. */
  items: Readonly<Record<string, Readonly<Record<string, State | null>>>>;
}

/** Nothing released yet. */
export const noHistory: History = { versions: [], items: {} };

/** Adds a release; only what differs from the release before is stored. A version that is there already is replaced. */
export function withRelease(
  history: History,
  version: string,
  current: Readonly<Record<string, State>>,
): History {
  const versions = [...history.versions.filter(released => released !== version), version];
  const items: Record<string, Record<string, State | null>> = {};
  for (const item of [...new Set([...Object.keys(history.items), ...Object.keys(current)])].sort()) {
    const { [version]: _, ...earlier } = history.items[item] ?? {};
    const now = current[item] ?? null;
    const before = stateAt({ versions, items: { [item]: earlier } }, item, version);
    const changed = JSON.stringify(before) !== JSON.stringify(now);
    if (changed || Object.keys(earlier).length > 0)
      items[item] = changed ? { ...earlier, [version]: now } : earlier;
  }
  return { versions, items };
}

/** What something was in a version; null if it did not exist. Versions between two releases count as the earlier one. */
export function stateAt({ items }: History, item: string, version: string): State | null {
  const states = items[item] ?? {};
  const since = Object.keys(states)
    .filter(released => compareVersions(released, version) <= 0)
    .sort(compareVersions)
    .at(-1);
  return since === undefined ? null : states[since]!;
}

/** Below 0 if `a` is the earlier version. A pre-release counts as its release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map(version => version.split('-')[0]!.split('.').map(Number));
  const position = left!.findIndex((part, index) => part !== right![index]);
  return position < 0 ? 0 : left![position]! - (right![position] ?? 0);
}
