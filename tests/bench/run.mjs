/**
 * All measurements against stock Rspress, on the same pages, in interleaved runs.
 *
 *   npm run packages && npx rspress build && npm run bench
 *
 * `--pages` measures loading pages only and `--growth-pages` sites of 400, 1,600 and 6,400 pages (an hour); both
 * take `--visits 5`, `--wait 10` (minutes to wait for a quiet machine) and `--out file.json`. `--parts` measures a
 * build that several jobs share, `--engines` the engines of the search server, `--agents` what `duet mcp` gives to
 * coding agents. Other options belong to the search (search/run.mjs).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const own = process.argv.slice(2);
const run = (file, options) => {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(file, import.meta.url)), ...options],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
};
const without = name => own.filter(option => option !== name);
if (own.includes('--engines')) run('engines/run.mjs', without('--engines'));
else if (own.includes('--agents')) run('agents/run.mjs', []);
else if (own.includes('--growth-pages')) run('pages/growth.mjs', without('--growth-pages'));
else if (own.includes('--parts')) run('pages/parts.mjs', without('--parts'));
else if (own.includes('--pages')) run('pages/run.mjs', without('--pages'));
else {
  if (own.length === 0) run('pages/run.mjs', []);
  run('search/run.mjs', own);
}
