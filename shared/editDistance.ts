/** Longer words are not compared. */
const longest = 62;

let before = new Uint8Array(2 * longest + 2);
let above = new Uint8Array(2 * longest + 2);
let row = new Uint8Array(2 * longest + 2);

/**
 * The number of edits between two words: letters added, removed or replaced, or two neighbours swapped
 * (optimal string alignment).
 * @param typed longer words than 62 letters have distance `limit + 1` from all others
 * @param limit larger distances are returned as `limit + 1`; at most 62
 * @param open whether `target` may continue after the match: the word is still being typed
 */
export function editDistance(typed: string, target: string, limit: number, open = false): number {
  const n = typed.length;
  const m = Math.min(target.length, n + limit);
  const beyond = limit + 1;
  if (n - m > limit || (!open && target.length - n > limit) || n > longest) return beyond;
  for (let j = 0; j <= m; j++) row[j] = j;
  for (let i = 1; i <= n; i++) {
    [before, above, row] = [above, row, before];
    row[0] = i;
    let least = i;
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    if (from > 1) row[from - 1] = beyond;
    const a = typed.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const b = target.charCodeAt(j - 1);
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a === b ? 0 : 1));
      if (i > 1 && j > 1 && a === target.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2)) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (to < m) row[to + 1] = beyond;
    if (least > limit) return beyond;
  }
  if (!open) return Math.min(row[m]!, beyond);
  let best = beyond;
  for (let j = Math.max(0, n - limit); j <= m; j++) best = Math.min(best, row[j]!);
  return best;
}
