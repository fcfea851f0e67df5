/**
 * What works with Duet as with the stock theme, found out by running it. Build the packages first:
 * `npm run packages`.
 *
 * - `npm run compat`: the patches in the oldest and the newest supported Rspress, or in the versions named.
 * - `npm run compat -- --suite <folder> [--only <fixture>]…`: the end-to-end tests of Rspress, from a
 *   checkout of its repository whose tests are for `@playwright/test` (until commit baa9bf5ce).
 */
import { parseArgs } from 'node:util';
import { runSuite } from './compat/suite.mjs';
import { compareVersions } from './compat/versions.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { suite: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const { suite, only } = values;
process.exit(suite ? await runSuite(suite, only) : await compareVersions(positionals));
