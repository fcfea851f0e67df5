import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveSite } from 'rspress-duet-tools/audit';
import { findChromium } from '../chromium.mjs';
import { install, manifestOf, pack, readJson, root, run } from './packages.mjs';

/**
 * Which patches apply in which Rspress: installs the packages beside a version of `@rspress/core` from
 * the registry, builds and drives the site `tests/fixtures/patches`, and prints a table.
 * @param versions - without any: the oldest and the newest version that the peer range allows
 * @returns exit code: 1 if a site does not work
 */
export async function compareVersions(versions) {
  const compared = versions.length > 0 ? versions : endsOf(readJson('theme/package.json').peerDependencies);
  const patches = patchNames();
  const work = mkdtempSync(join(tmpdir(), 'duet-compat-'));
  const packages = ['theme', 'plugins/site'].map(folder => pack(folder, work));
  const results = [];
  for (const version of compared) results.push(await check(version, join(work, version), packages, patches));
  rmSync(work, { recursive: true, force: true });

  console.log(`\n| patch | ${results.map(({ version }) => version).join(' | ')} |`);
  console.log(`|---|${results.map(() => '---|').join('')}`);
  for (const name of patches)
    console.log(`| ${name} | ${results.map(({ states }) => states?.[name] ?? '–').join(' | ')} |`);
  console.log(`| the site works | ${results.map(({ problem }) => problem ?? 'yes').join(' | ')} |`);
  return results.some(({ problem }) => problem) ? 1 : 0;
}

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

/** Installs, builds and drives the site with one version. */
async function check(version, folder, packages, patches) {
  console.log(`@rspress/core ${version}`);
  mkdirSync(folder);
  cpSync(join(root, 'tests/fixtures/patches'), folder, { recursive: true });
  const manifest = manifestOf({ '@rspress/core': version }, packages);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  try {
    // The range is what this finds out, so it must not stop the installation.
    install(folder);
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

function firstLine(text) {
  const lines = text.split('\n').map(line => line.trim());
  const line =
    lines.find(line => line.startsWith('×')) ?? lines.find(line => /error/i.test(line)) ?? lines[0];
  return line.replace(/ \(possible exports.*/, '');
}

/** Reads, navigates, searches and changes the scheme; returns what went wrong. */
async function drive(build) {
  const server = await serveSite(build, '/');
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
    await page.goto(`${server.origin}/`);
    await page.getByRole('link', { name: 'Read the guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'First page' }).waitFor();
    await page.locator('[data-duet-appearance]').first().click();
    await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('whales');
    await page.getByRole('option').first().click();
    await page.getByRole('heading', { level: 1, name: 'Second page' }).waitFor();
    await page.goto(`${server.origin}/zh/guide/`);
    await page.locator('.duet-overview').getByRole('link').first().waitFor();
  } catch (error) {
    errors.push(error.message.split('\n')[0]);
  } finally {
    await browser.close();
    await server.close();
  }
  return errors.length > 0 ? `no: ${errors[0]}` : undefined;
}
