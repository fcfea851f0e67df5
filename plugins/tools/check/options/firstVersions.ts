/** First version (ascending) that has each option. Reads as few as possible: the last of each minor, and patches where it differs. */
export function firstVersions(
  versions: readonly string[],
  optionsOf: (version: string) => ReadonlySet<string>,
): Map<string, string> {
  const first = new Map<string, string>();
  const bisect = (from: number, to: number) => {
    // `from` lacks options that `to` has; bisect until they are adjacent.
    const before = optionsOf(versions[from]!);
    const fresh = [...optionsOf(versions[to]!)].filter(option => !before.has(option) && !first.has(option));
    if (fresh.length === 0) return;
    if (to - from === 1) {
      for (const option of fresh) first.set(option, versions[to]!);
      return;
    }
    const middle = Math.floor((from + to) / 2);
    bisect(from, middle);
    bisect(middle, to);
  };
  for (const option of versions[0] ? optionsOf(versions[0]) : []) first.set(option, versions[0]!);
  const lasts = versions.flatMap((version, index) =>
    minorOf(version) !== minorOf(versions[index + 1] ?? '') ? [index] : [],
  );
  let from = 0;
  for (const to of lasts) {
    if (to > from) bisect(from, to);
    from = to;
  }
  return first;
}

function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** Order of two versions such as `1.2.3`, for sorting. */
export const order = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
