/**
 * `npm run release -- 0.2.0` prepares a release: sets the version of all packages, moves the unreleased changes of each
 * changelog to it, records what sites can override in `theme/history.json`, tests, commits and tags. Nothing is pushed.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewer, lockWithVersion, packages, released, withVersion } from './releaseFiles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version = '', ...others] = process.argv.slice(2);
const last = lastRelease();

if (others.length > 0 || !isNewer(version, last))
  stop(`Name a version above ${last}: npm run release -- 1.2.3`);
if (run('git', ['status', '--porcelain'])) stop('Commit or discard your changes first.');

const day = new Date().toISOString().slice(0, 10);
for (const folder of packages) {
  rewrite(join(folder, 'package.json'), text => withVersion(text, version));
  rewrite(join(folder, 'CHANGELOG.md'), text => released(text, version, day));
}
rewrite('package-lock.json', text => lockWithVersion(text, version));
run('npm', ['run', 'packages'], 'inherit');
copyFileSync(join(root, 'theme/dist/history.json'), join(root, 'theme/history.json'));
run('npx', ['--no-install', 'biome', 'format', '--write', 'theme/history.json'], 'inherit');
run('npm', ['test'], 'inherit');
run('git', ['commit', '--all', '--message', `Release ${version}`], 'inherit');
run('git', ['tag', `v${version}`]);
console.log(`\nPublish it with: git push --follow-tags origin HEAD v${version}`);

/** Version of the last release; 0.0.0 before the first one. */
function lastRelease() {
  const history = join(root, 'theme/history.json');
  return (existsSync(history) && JSON.parse(readFileSync(history, 'utf8')).versions.at(-1)) || '0.0.0';
}

/** Changes the text of a file; stops and names the file if that fails. */
function rewrite(file, change) {
  const path = join(root, file);
  try {
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  } catch (error) {
    stop(`${file}: ${error.message}`);
  }
}

/** Runs a command in the repository and returns its output; stops if it fails. */
function run(command, args, stdio = 'pipe') {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, stdio, encoding: 'utf8' });
  if (status !== 0) stop(`${command} ${args.join(' ')} failed. ${stderr ?? ''}\nUndo with: git checkout .`);
  return stdout?.trim() ?? '';
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
