import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes results with versions and date as JSON, and returns the file: `out`, or one named by part and day. */
export function store(root, part, results, out, browser = undefined) {
  const date = new Date().toISOString();
  const version = file => JSON.parse(readFileSync(join(root, file), 'utf8')).version;
  const file = out ?? join(root, `node_modules/.cache/duet/bench/${part}-${date.slice(0, 10)}.json`);
  const versions = {
    duet: version('theme/package.json'),
    rspress: version('node_modules/@rspress/core/package.json'),
    node: process.versions.node,
    ...(browser && { chromium: browser }),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ date, cores: availableParallelism(), versions, results }, null, 2)}\n`,
  );
  return file;
}

/** The median of numbers. */
export const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** A number with one decimal below 100, none above. */
export const short = value => (value < 100 ? value.toFixed(1) : value.toFixed(0)).replace(/\.0$/, '');

/** Median, with the lowest and the highest in brackets. */
export function spread(numbers) {
  const [low, middle, high] = [Math.min(...numbers), median(numbers), Math.max(...numbers)].map(short);
  return low === high ? middle : `${middle} (${low}–${high})`;
}
