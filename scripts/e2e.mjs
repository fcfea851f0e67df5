/**
 * Runs the browser tests against builds that are there already.
 *
 * `npm run e2e`                            everything in Chromium
 * `npm run e2e -- --browser firefox`       every widget in every way, and journeys, in one engine: chromium, firefox or webkit
 * `npm run e2e -- --browser all`           everything in Chromium, and the same as above in all engines
 * `npm run e2e -- --repeat 10 --load 3`    ten times, on one core with three busy processes beside it; names each test that fails
 * `npm run e2e -- --latency 400`           with scripts, styles and data that arrive 400 ms late
 * `npm run e2e -- --throttle 6`            with pages that run six times slower than the tests that drive them
 *
 * Further arguments go to rstest, for example the path of a test file.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const engines = ['chromium', 'firefox', 'webkit'];
const args = process.argv.slice(2);
const browser = option('--browser');
if (browser && browser !== 'all' && !engines.includes(browser)) {
  fail(`--browser is one of ${engines.join(', ')} and all, not ${browser}.`);
}
const repeat = count('--repeat', 1);
const load = count('--load', 0);
const latency = count('--latency', 0);
const throttle = count('--throttle', 1);

const others = engines.slice(1).flatMap(engine => ['--exclude', `tests/e2e/engines/${engine}.test.ts`]);
const chosen = browser === 'all' ? [] : browser ? [`tests/e2e/engines/${browser}.test.ts`] : others;
const tests = ['npx', '--no-install', 'rstest', '--project', 'e2e', ...chosen, ...args];
const pinned = load > 0 ? onOneCore() : [];
const [command, ...rest] = [...pinned, ...tests];

const busy = Array.from({ length: load }, () => {
  const [program, ...flags] = [...pinned, process.execPath, '-e', 'for (;;);'];
  return spawn(program, flags, { stdio: 'ignore' });
});
process.on('exit', () => {
  for (const child of busy) child.kill();
});

/** Names of failed tests, with the numbers of the runs that they failed in. */
const failures = new Map();
for (let run = 1; run <= repeat; run++) {
  const report = join(tmpdir(), `duet-e2e-${process.pid}.json`);
  const begun = Date.now();
  const { status } = spawnSync(command, rest, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      DUET_ENGINES: 'whole',
      DUET_REPORT: report,
      DUET_LOAD: String(load),
      DUET_LATENCY: String(latency),
      DUET_THROTTLE: String(throttle),
    },
    shell: process.platform === 'win32',
  });
  for (const name of failedIn(report)) failures.set(name, [...(failures.get(name) ?? []), run]);
  if (status !== 0 && failures.size === 0) failures.set('the run itself', [run]);
  if (repeat > 1) {
    console.log(
      `\nRun ${run} of ${repeat}: ${status === 0 ? 'passed' : 'failed'}, ${Math.round((Date.now() - begun) / 1000)} s`,
    );
  }
}
if (repeat > 1) {
  for (const [name, runs] of failures) console.log(`failed in run ${runs.join(', ')}: ${name}`);
  console.log(`${repeat} runs, ${failures.size} different failures`);
}
process.exit(failures.size > 0 ? 1 : 0);

/** What keeps a command and its children on the first core that this process may use; nothing outside of Linux. */
function onOneCore() {
  const status = '/proc/self/status';
  const core = existsSync(status) && /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1];
  const prefix = ['taskset', '-c', core];
  return core && spawnSync(prefix[0], [...prefix.slice(1), 'true']).status === 0 ? prefix : [];
}

/** Takes an option with its value out of the arguments. */
function option(name) {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args.splice(index, 2)[1];
}

/** The value of an option that is a number. */
function count(name, byDefault) {
  const value = option(name);
  if (value === undefined) return byDefault;
  if (!/^\d+$/.test(value)) fail(`${name} is a number, not ${value}.`);
  return Number(value);
}

/** Full names of the tests that failed in a run, by its report. */
function failedIn(report) {
  if (!existsSync(report)) return [];
  const { tests: results, files } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const failed = results.filter(({ status }) => status === 'fail');
  // A file can fail outside its tests, for example before the first one.
  const outside = files.filter(
    ({ status, testPath }) => status === 'fail' && !failed.some(test => test.testPath === testPath),
  );
  return [...failed, ...outside].map(({ testPath, fullName }) =>
    [testPath, fullName].filter(Boolean).join(': '),
  );
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
