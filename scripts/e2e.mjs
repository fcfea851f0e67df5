/**
 * Runs the browser tests against builds that are there already.
 *
 * `npm run e2e`                        everything in Chromium
 * `npm run e2e -- --browser firefox`   every widget in every way, and journeys, in one engine: chromium, firefox or webkit
 * `npm run e2e -- --browser all`       everything in Chromium, and the same as above in all engines
 *
 * Further arguments go to rstest, for example the path of a test file.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
const at = args.indexOf('--browser');
const [, browser] = at < 0 ? [] : args.splice(at, 2);
const engines = ['chromium', 'firefox', 'webkit'];
if (browser && browser !== 'all' && !engines.includes(browser)) {
  console.error(`--browser is one of ${engines.join(', ')} and all, not ${browser}.`);
  process.exit(1);
}
const others = engines.slice(1).flatMap(engine => ['--exclude', `tests/e2e/engines/${engine}.test.ts`]);
const chosen = browser === 'all' ? [] : browser ? [`tests/e2e/engines/${browser}.test.ts`] : others;
const { status } = spawnSync('npx', ['--no-install', 'rstest', '--project', 'e2e', ...chosen, ...args], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, DUET_ENGINES: 'whole' },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
