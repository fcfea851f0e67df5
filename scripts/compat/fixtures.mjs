import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

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

/** Files below a folder, but not those of packages and builds. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/(^|\/)(node_modules|doc_build)(\/|$)/.test(entry.parentPath))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}

/** A short hash of texts and contents of files. */
export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}
