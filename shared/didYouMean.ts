/** `Did you mean …?` for the most similar of `names`, if one is similar enough. */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map(candidate => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ distance, candidate }) =>
        distance <= Math.max(1, Math.round(Math.max(name.length, candidate.length) * 0.4)),
    )
    .sort((a, b) => a.distance - b.distance)[0];
  return near && `Did you mean \`${near.candidate}\`?`;
}

/** Letters to insert, drop or change to make `a` into `b`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
