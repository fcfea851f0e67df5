/**
 * Installs what is missing, and nothing else. Runs before `npm start` and
 * `npm test` on a fresh clone, so it uses Node alone.
 *
 * `node scripts/setup.mjs`            packages of the workspace and of tests/facts
 * `node scripts/setup.mjs --browser`  what the browser tests need too: browsers, and Rspress's official plugins
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { findFirefox, findWebKit } from './engines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  fail(`Duet needs Node 20.19 or 22.12 and newer; this is Node ${process.versions.node}.`);
}

installPackages(root, ['ci']);
// The documented packages have a folder of their own, so that their `@rsbuild/core` is the pinned 1.x. They depend on
// compilers for many platforms, some of which a registry may lack: `npm ci` needs all of them, `npm install` only those
// for this platform.
installPackages(join(root, 'tests/facts'), ['install', '--no-save']);
if (process.argv.includes('--browser')) {
  // In a folder of their own, because two of the plugins need an older compiler, and the site needs none of them.
  installPackages(join(root, 'tests/fixtures/official'), ['ci', '--ignore-scripts']);
  installBrowsers();
}

/** Runs npm in `folder` unless what the lock file asks for is already there. */
function installPackages(folder, command) {
  const lock = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && sameVersions(lock, installed)) return;
  console.log(`Installing packages in ${folder} …`);
  run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], folder);
}

/** Whether every package the lock file names is installed in that version (optional ones may be missing). */
function sameVersions(lock, installed) {
  const wanted = JSON.parse(readFileSync(lock, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.link ||
      present[path]?.version === entry.version,
  );
}

/**
 * Installs the browsers, fonts and server of the browser tests that are missing: from Debian if this is Debian and the
 * user is root. Elsewhere it installs Playwright's own Chromium, and the tests of the other two engines are skipped.
 */
function installBrowsers() {
  const missing = [
    ...(findChromium() ? [] : ['chromium-headless-shell', 'fonts-noto-cjk']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    // The files that the plugins write for hosts are tested with a real one.
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx-light']),
  ];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installing ${missing.join(', ')} from Debian …`);
    run('apt-get', ['update', '-qq'], root, true);
    // One by one: a release without one of them still gets the others.
    for (const name of missing) {
      installFromDebian(name);
    }
    // Older releases have no package of the shell alone.
    if (!findChromium()) installFromDebian('chromium');
  }
  if (!findChromium()) {
    console.log("Installing Playwright's Chromium …");
    run('npx', ['playwright', 'install', 'chromium'], root, true);
  }
  if (!findChromium()) {
    fail(
      'No Chromium was found and none could be installed.\n' +
        'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable, then run `npm test` again.',
    );
  }
}

function installFromDebian(name) {
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], root, true);
}

/** Runs a command with its output shown; a failure ends the set-up unless `soft`. */
function run(command, args, cwd, soft = false) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  if (status !== 0 && !soft) {
    fail(`\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''} in ${cwd}.`);
  }
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
