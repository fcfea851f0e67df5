import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
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

/**
 * Copies the suite, changed for one kind of run.
 * @param into - folder of the copy; what is there is deleted
 * @param duet - whether the sites have Duet
 * @param translate - what to change in the text of the tests
 */
export function copySuite(work, suite, into, { duet = false, translate = text => text } = {}) {
  const copy = join(into, 'e2e');
  rmSync(into, { recursive: true, force: true });
  cpSync(suite, copy, { recursive: true, filter: source => basename(source) !== 'node_modules' });
  const tsconfig = join(suite, '../tsconfig.json');
  if (existsSync(tsconfig)) cpSync(tsconfig, join(into, 'tsconfig.json'));

  for (const file of filesIn(copy)) {
    const path = relative(copy, file);
    if (/\.test\.ts$|^utils\//.test(path)) change(file, translate);
    if (path === 'utils/runCommands.ts') change(file, text => callRspress(text, work));
    if (duet && /\/rspress[^/]*\.config\.\w+$/.test(path)) change(file, withPlugin);
    // A theme that extends the stock theme extends ours.
    if (duet && /\/theme\/.*\.tsx?$/.test(path))
      change(file, text => text.replaceAll('@rspress/core/theme-original', 'rspress-theme-duet'));
    if (basename(file) === 'package.json' && path !== 'package.json') {
      const packages = join(work, 'packages', dirname(path), 'node_modules');
      if (existsSync(packages)) symlinkSync(packages, join(dirname(file), 'node_modules'));
    }
  }
}

/** The tests start Rspress by `node --run`, which the oldest supported Node.js does not have. */
function callRspress(text, work) {
  const rspress = join(work, 'node_modules/@rspress/core/bin/rspress.js');
  return text
    .replace("['--run', commandName]", JSON.stringify([rspress]).replace(']', ', commandName]'))
    .replace("commandArgs.push('--', ...extraArgs)", 'commandArgs.push(...extraArgs)');
}

/** Adds the plugin to a configuration, unless it extends another one of the fixture, which has it. */
function withPlugin(text) {
  if (/from '\.\/rspress/.test(text)) return text;
  return `import { pluginDuet } from 'rspress-theme-duet/plugin';
${text.replace('export default', 'const stockConfig =')}
export default { ...stockConfig, plugins: [...(stockConfig.plugins ?? []), pluginDuet()] };
`;
}

function change(file, by) {
  const text = readFileSync(file, 'utf8');
  const changed = by(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Identifies the files of a fixture and the helpers that its tests import. */
export function hashOfFixture(suite, fixture) {
  const files = filesIn(join(suite, 'fixtures', fixture));
  const tests = files.filter(file => file.endsWith('.test.ts')).map(file => readFileSync(file, 'utf8'));
  const helpers = filesIn(join(suite, 'utils')).filter(file =>
    tests.some(text => text.includes(`utils/${basename(file, '.ts')}`)),
  );
  return hashOf([...files, ...helpers].flatMap(file => [relative(suite, file), readFileSync(file)]));
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/(^|\/)(node_modules|doc_build)(\/|$)/.test(entry.parentPath))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}

export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}
