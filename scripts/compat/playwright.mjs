import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../chromium.mjs';

/** Longest time for the tests of one fixture. */
const limitMs = 15 * 60_000;

/**
 * Writes the configuration of Playwright for a copy of the suite: that of Rspress, with our Chromium.
 * @param waitMs - how long an action or an expectation waits for its element
 */
export function configure(folder, waitMs) {
  const launchOptions = {
    executablePath: findChromium(),
    // Tests of themes need no other hosts, and a machine without a network has none.
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  };
  const config = {
    testDir: './e2e',
    // Three times that of Rspress, for busy machines: the first test waits for the build too.
    timeout: 180_000,
    expect: { timeout: waitMs },
    workers: 1,
    // Without a limit, an action waits for its element until the test ends.
    use: { actionTimeout: waitMs, viewport: { width: 1440, height: 900 }, launchOptions },
  };
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
}

/**
 * Runs the tests of a fixture.
 * @param folder - a copy of the suite
 * @param options - further arguments of Playwright
 * @returns titles of the tests, each with `passed`, `skipped` or the first line of its error
 */
export async function playwright(work, folder, fixture, options = []) {
  const output = join(folder, `${fixture}.json`);
  rmSync(output, { force: true });
  const cli = join(work, 'node_modules/@playwright/test/cli.js');
  const args = [
    cli,
    'test',
    `e2e/fixtures/${fixture}/`,
    '--reporter=json',
    `--output=${fixture}.out`,
    ...options,
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output, RSPRESS_PERSISTENT_CACHE: 'false' };
  delete env.NODE_ENV;
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  const timer = setTimeout(() => process.kill(-child.pid), limitMs);
  await new Promise(resolve => child.on('close', resolve));
  clearTimeout(timer);
  if (!existsSync(output)) return {};
  const { suites, errors } = JSON.parse(readFileSync(output, 'utf8'));
  for (const { message } of errors) console.error(`${fixture}: ${message.split('\n')[0]}`);
  return Object.fromEntries(suites.flatMap(suite => testsIn(suite, [])));
}

function testsIn({ specs = [], suites = [] }, path) {
  return [
    ...specs.map(({ title, tests: [test] }) => [[...path, title].join(' › '), stateOf(test)]),
    ...suites.flatMap(suite => testsIn(suite, [...path, suite.title])),
  ];
}

function stateOf({ status, results }) {
  if (status === 'skipped') return 'skipped';
  if (status !== 'unexpected') return 'passed';
  const message = results.at(-1)?.error?.message ?? 'failed';
  const [first, ...rest] = stripVTControlCharacters(message)
    .split('\n')
    .map(line => line.trim());
  const details = rest.filter(line => /^(Locator:|Expected|Received|- waiting for|[+-] {2,})/.test(line));
  return [first, ...details].join(' · ').slice(0, 300);
}
