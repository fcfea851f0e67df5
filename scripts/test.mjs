/**
 * Everything that must hold, in the order that fails fastest: types, lint, unit
 * tests, builds with their content checks, browser tests. Ends with one line of counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const totals = { passed: 0, failed: 0, skipped: 0 };

const steps = [
  // The gallery reads the packages by name, so they are built before its types are checked.
  ['packages', ['rslib', 'build']],
  ['types', ['tsc', '--noEmit']],
  ['lint', ['biome', 'check']],
  ['unit tests', ['rstest', '--project', 'unit'], { report: 'unit' }],
  ['checks', ['duet-check', '--servers']],
  ['site', ['rspress', 'build']],
  ['gallery', ['rspress', 'build'], { cwd: 'tests/gallery' }],
  ['browser tests', ['rstest', '--project', 'e2e'], { report: 'e2e' }],
];

for (const [name, command, { cwd = '.', report } = {}] of steps) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const file = report && join(root, 'node_modules/.cache/duet', `${report}.json`);
  if (file) rmSync(file, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: join(root, cwd),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...(file && { DUET_REPORT: file }) },
  });
  if (file && existsSync(file)) count(file);
  else totals[status === 0 ? 'passed' : 'failed']++;
  if (status !== 0) finish(`${name} failed`);
}
finish();

/** Adds a test run's own counts to the totals. */
function count(file) {
  const { summary } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += summary.passedTests;
  totals.failed += summary.failedTests;
  totals.skipped += summary.skippedTests + summary.todoTests;
}

/** Prints the summary line and leaves with the matching code. */
function finish(problem) {
  if (problem) console.error(`\n${problem}.`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(problem ? 1 : 0);
}
