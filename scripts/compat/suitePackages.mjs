import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { filesIn, hashOf } from './fixtures.mjs';
import { install, manifestOf, pack, readJson } from './packages.mjs';

const { devDependencies } = readJson('package.json');
const core = devDependencies['@rspress/core'];

/** What the tests and all fixtures need. */
const shared = {
  '@rspress/core': core,
  '@types/node': devDependencies['@types/node'],
  '@types/react': devDependencies['@types/react'],
  '@types/react-dom': devDependencies['@types/react-dom'],
  // The same Playwright as ours, for the same Chromium.
  '@playwright/test': devDependencies.playwright,
  'cross-spawn': '^7.0.6',
  'get-port': '5.1.1',
  'tree-kill': '^1.2.2',
  // A peer of official plugins, which need this compiler API.
  typescript: readJson('tests/fixtures/official/package.json').dependencies.typescript,
};

/** Installs Rspress, Playwright and the packed theme, unless they are there. */
export function installShared(work) {
  const packed = pack('theme', work);
  // npm takes an archive of the same name from its cache, also after a change.
  const archive = packed.replace(/\.tgz$/, `-${hashOf([readFileSync(packed)])}.tgz`);
  renameSync(packed, archive);
  const manifest = manifestOf(shared, [archive]);
  installOnce(work, manifest);
  return { stock: JSON.stringify(shared), duet: JSON.stringify(manifest) };
}

/**
 * Installs what the sites of a fixture need in addition.
 * @returns why that is not possible
 */
export function installOwn(work, suite, fixture) {
  for (const site of sitesOf(suite, fixture)) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
    const needed = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, range]) => !(name in shared || (/^react(-dom)?$/.test(name) && /^\D*19/.test(range))),
    );
    if (needed.length === 0) continue;
    const folder = join(work, 'packages', relative(suite, site));
    mkdirSync(folder, { recursive: true });
    // Packages of Rspress's repository: the newest release for the same Rspress. Fixtures: a copy.
    const ranges = needed.map(([name, range]) => [
      name,
      name.startsWith('@rspress-fixture/')
        ? `file:${join(suite, 'fixtures', basename(name))}`
        : range.replace(/^workspace:.*/, `^${core.split('.')[0]}.0.0`),
    ]);
    try {
      installOnce(folder, { private: true, dependencies: Object.fromEntries(ranges) });
    } catch (error) {
      const notFound = /(?:No matching version found for|404 Not Found - GET \S*?\/)\s*(\S+)/.exec(
        error.message,
      );
      return notFound
        ? `no release of ${notFound[1].replace(/\.$/, '')}`
        : 'its packages cannot be installed';
    }
  }
}

function installOnce(folder, manifest) {
  const done = join(folder, 'installed.json');
  const text = JSON.stringify(manifest, null, 2);
  if (existsSync(done) && readFileSync(done, 'utf8') === text) return;
  writeFileSync(join(folder, 'package.json'), text);
  install(folder);
  writeFileSync(done, text);
}

/** Folders of a fixture with a package of their own: its sites. */
function sitesOf(suite, fixture) {
  return filesIn(join(suite, 'fixtures', fixture))
    .filter(file => basename(file) === 'package.json')
    .map(file => dirname(file));
}
