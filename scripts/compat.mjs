/**
 * Which patches apply in which Rspress: installs the packages beside a version of `@rspress/core` from
 * the registry, builds and drives the site `tests/fixtures/patches`, and prints a table.
 *
 * `npm run compat` takes the oldest and the newest version that the peer range allows;
 * `npm run compat -- 2.0.10 2.0.19` takes these. The packages are built first: `npm run packages`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import handler from 'serve-handler';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const readJson = file => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { overrides, devDependencies } = readJson('package.json');
const patches = patchNames();

const versions = process.argv.slice(2);
if (versions.length === 0) versions.push(...endsOf(readJson('theme/package.json').peerDependencies));

const work = mkdtempSync(join(tmpdir(), 'duet-compat-'));
const packages = ['theme', 'plugins'].map(pack);
const results = [];
for (const version of versions) results.push(await check(version));
rmSync(work, { recursive: true, force: true });

console.log(`\n| patch | ${results.map(({ version }) => version).join(' | ')} |`);
console.log(`|---|${results.map(() => '---|').join('')}`);
for (const name of patches)
  console.log(`| ${name} | ${results.map(({ states }) => states?.[name] ?? '–').join(' | ')} |`);
console.log(`| the site works | ${results.map(({ problem }) => problem ?? 'yes').join(' | ')} |`);
process.exit(results.some(({ problem }) => problem) ? 1 : 0);

/** The oldest and the newest release that a range such as `^2.0.22` allows. */
function endsOf({ '@rspress/core': range }) {
  const base = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
  if (!base) throw new Error(`expected a peer range such as ^2.0.22, got "${range}"`);
  const { stdout } = run('npm', ['view', '@rspress/core', 'versions', '--json'], root);
  const numbers = text => text.split('.').map(Number);
  const compare = (a, b) => {
    const [x, y] = [numbers(a), numbers(b)];
    const at = x.findIndex((part, index) => part !== y[index]);
    return at < 0 ? 0 : x[at] - y[at];
  };
  const allowed = JSON.parse(stdout)
    .filter(version => /^\d+\.\d+\.\d+$/.test(version) && numbers(version)[0] === numbers(base)[0])
    .filter(version => compare(version, base) >= 0)
    .sort(compare);
  return [...new Set([allowed[0], allowed.at(-1)])];
}

/** The names of all patches, from the fixture that switches them off. */
function patchNames() {
  const text = readFileSync(join(root, 'tests/fixtures/patches/base.ts'), 'utf8');
  return [...text.matchAll(/'?([\w-]+)'?: false/g)].map(([, name]) => name);
}

/** Packs a package as `npm publish` would; returns the path of the archive. */
function pack(folder) {
  const { stdout } = run('npm', ['pack', '--silent', '--pack-destination', work], join(root, folder));
  return join(work, stdout.trim().split('\n').at(-1));
}

/** Installs, builds and drives the site with one version. */
async function check(version) {
  console.log(`@rspress/core ${version}`);
  const folder = join(work, version);
  mkdirSync(folder);
  cpSync(join(root, 'tests/fixtures/patches'), folder, { recursive: true });
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      '@rspress/core': version,
      react: devDependencies.react,
      'react-dom': devDependencies['react-dom'],
      ...Object.fromEntries(packages.map(path => [nameOf(path), `file:${path}`])),
    },
    overrides,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  try {
    // The range is what this finds out, so it must not stop the installation.
    run('npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
    const rspress = join(folder, 'node_modules/@rspress/core/bin/rspress.js');
    const output = run(process.execPath, [rspress, 'build', '-c', 'patched.config.ts'], folder);
    const missing = new Set(
      [...`${output.stdout}${output.stderr}`.matchAll(/The patch "([\w-]+)" found nothing/g)].map(
        ([, name]) => name,
      ),
    );
    const states = Object.fromEntries(
      patches.map(name => [name, missing.has(name) ? 'not found' : 'applied']),
    );
    return { version, states, problem: await drive(join(folder, 'doc_build')) };
  } catch (error) {
    if (process.env.DEBUG) console.error(error.message);
    return { version, problem: `no: ${firstLine(error.message)}` };
  }
}

function nameOf(path) {
  return /(rspress-[a-z-]+?)-\d/.exec(path)[1];
}

function firstLine(text) {
  const lines = text.split('\n').map(line => line.trim());
  const line =
    lines.find(line => line.startsWith('×')) ?? lines.find(line => /error/i.test(line)) ?? lines[0];
  return line.replace(/ \(possible exports.*/, '');
}

/** Reads, navigates, searches and changes the scheme; returns what went wrong. */
async function drive(build) {
  const server = createServer((request, response) =>
    handler(request, response, { public: build, cleanUrls: true }),
  );
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const errors = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(15_000);
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.getByRole('link', { name: 'Read the guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'First page' }).waitFor();
    await page.locator('[data-duet-appearance]').first().click();
    await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('whales');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Second page' }).waitFor();
    await page.goto(`http://127.0.0.1:${server.address().port}/zh/guide/`);
    await page.locator('.duet-overview').getByRole('link').first().waitFor();
  } catch (error) {
    errors.push(error.message.split('\n')[0]);
  } finally {
    await browser.close();
    server.close();
  }
  return errors.length > 0 ? `no: ${errors[0]}` : undefined;
}

/** Runs a command to its end. @throws Error with its output if it fails */
function run(command, args, cwd) {
  const env = { ...process.env, NODE_ENV: '', RSPRESS_PERSISTENT_CACHE: 'false' };
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed:\n${result.stdout}${result.stderr}`);
  return result;
}
