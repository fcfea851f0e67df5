/**
 * Everything that must hold: types, lint, unit tests, builds with their content checks, browser
 * tests. Steps run side by side as far as they do not need each other; the first failure ends the
 * run. Ends with the time of each step and one line of counts.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox, findWebKit } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** How many steps run at a time: each uses more than one processor now and then. */
const sideBySide = 2;
const isWindows = process.platform === 'win32';

/**
 * Steps by name, the long ones first. `needs` names what must have ended before; `report` is set
 * for test runs, which count their own tests; `cwd` is relative to the repository.
 */
const steps = {
  packages: { command: ['rslib', 'build'] },
  checks: { command: ['duet', 'check', '--servers'], needs: ['packages'] },
  website: { command: ['rspress', 'build'], cwd: 'website', needs: ['packages'] },
  'unit tests': { command: ['rstest', '--project', 'unit'], needs: ['packages'], report: 'unit' },
  // After the checks, whose results it takes from the cache, and not beside the website: both write their
  // pages' data into the same folder of node_modules.
  site: { command: ['rspress', 'build'], needs: ['checks', 'website'] },
  // What has not changed since it passed takes no time.
  walks: { command: ['rstest', '--project', 'walks'], needs: ['packages'], report: 'walks' },
  lint: { command: ['biome', 'check'] },
  // The website reads the packages by name, so they are built before its types are checked.
  types: { command: ['npm', 'run', 'types'], needs: ['packages'] },
  'browser tests': {
    command: ['rstest', '--project', 'e2e'],
    // Alone: what it waits for must not wait for a build.
    needs: ['packages', 'site', 'website', 'unit tests', 'checks', 'walks', 'lint', 'types'],
    report: 'e2e',
  },
};

const totals = { passed: 0, failed: 0, skipped: 0 };
const seconds = {};
const running = new Map();
const started = Date.now();

for (const [engine, isInstalled] of [
  ['Firefox', findFirefox()],
  ['WebKit', findWebKit()],
]) {
  if (!isInstalled) console.log(`${engine} is not installed: its tests are skipped.`);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => finish('Stopped'));
startSteps();

/** Starts what can be started. */
function startSteps() {
  for (const [name, { needs = [] }] of Object.entries(steps)) {
    if (running.size === sideBySide) return;
    if (name in seconds || running.has(name) || needs.some(need => !(need in seconds))) continue;
    start(name, steps[name]);
  }
}

/** Runs one step; the output of steps that may run beside others is shown when they end. */
function start(name, { command, cwd = '.', report }) {
  const file = report && join(root, 'node_modules/.cache/duet', `${report}.json`);
  if (file) rmSync(file, { force: true });
  const isLast = Object.keys(seconds).length === Object.keys(steps).length - 1;
  if (isLast) console.log(title(name));
  const begun = Date.now();
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: join(root, cwd),
    stdio: isLast ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own, so that what the step has started ends with it.
    detached: !isWindows,
    env: { ...process.env, ...(file && { DUET_REPORT: file }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += data));
  running.set(name, child);
  child.on('close', status => {
    running.delete(name);
    seconds[name] = (Date.now() - begun) / 1000;
    if (!isLast) console.log(`${title(name)}\n${output.trim()}`);
    if (file && existsSync(file)) count(file);
    else totals[status === 0 ? 'passed' : 'failed']++;
    if (status !== 0) finish(`${name} failed`);
    if (name === Object.keys(steps).at(-1)) finish();
    startSteps();
  });
}

function title(name) {
  return `\n── ${name} ${'─'.repeat(60 - name.length)}`;
}

/** Adds a test run's own counts to the totals. */
function count(file) {
  const { summary } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += summary.passedTests;
  totals.failed += summary.failedTests;
  totals.skipped += summary.skippedTests + summary.todoTests;
}

/** Ends a step and what it has started. */
function stop(child) {
  try {
    if (isWindows) child.kill();
    else process.kill(-child.pid);
  } catch {
    // It has just ended.
  }
}

/** Ends what still runs, prints times and counts, and leaves with the matching code. */
function finish(problem) {
  for (const child of running.values()) stop(child);
  console.log(title('time'));
  for (const [name, time] of Object.entries(seconds)) console.log(`${name.padEnd(16)}${time.toFixed(0)} s`);
  console.log(`${'all'.padEnd(16)}${((Date.now() - started) / 1000).toFixed(0)} s`);
  if (problem) console.error(`\n${problem}.`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exit(problem ? 1 : 0);
}
