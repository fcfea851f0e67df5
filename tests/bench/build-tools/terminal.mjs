/** Runs Rsbuild on the sample of the quick start and writes docs/data/terminal.json, the terminal of the home page. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(root, 'tests/facts/node_modules');
const app = mkdtempSync(join(tmpdir(), 'duet-terminal-'));

/** The sample below one heading of the quick start: file name to content. */
function sample(heading) {
  const page = readFileSync(join(root, 'docs/en/guide/start/quick-start.mdx'), 'utf8');
  const section = page.slice(page.indexOf(`## ${heading}`)).split(/^## /m)[1];
  return [...section.matchAll(/^```\w+ title="([^"]+)".*\n([\s\S]*?)^```/gm)].map(([, file, code]) => [
    file,
    code,
  ]);
}

/** Runs a command until `done` says that its output is complete, and gives the printed lines. */
function print(args, done, onReady = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(packages, '@rsbuild/core/bin/rsbuild.js'), ...args], {
      cwd: app,
    });
    let text = '';
    let ready = false;
    child.stderr.on('data', data => reject(new Error(String(data))));
    child.on('exit', () => resolve(text));
    child.stdout.on('data', data => {
      text += stripVTControlCharacters(String(data));
      if (!ready && /ready +built/.test(text)) {
        ready = true;
        onReady();
      }
      if (done(text)) child.kill();
    });
  });
}

/** Without the greeting, the address in the local network and the table of file sizes. */
function shorten(text) {
  return text
    .split('\n')
    .filter(line => /^ {2}➜ {2}Local|^(start|info|ready) /.test(line))
    .map(line => line.trimEnd());
}

try {
  mkdirSync(join(app, 'src'));
  symlinkSync(packages, join(app, 'node_modules'));
  for (const [file, code] of sample('Set up by hand')) writeFileSync(join(app, file), code);

  const entry = join(app, 'src/index.ts');
  const edit = () =>
    setTimeout(() => writeFileSync(entry, readFileSync(entry, 'utf8').replace('Hello', 'Welcome')), 1500);
  const dev = shorten(await print(['dev'], text => text.match(/ready +built/g)?.length === 2, edit));
  const build = shorten(await print(['build'], () => false));

  const [start, update] = dev.filter(line => line.startsWith('ready')).map(seconds);
  const lines = [
    '$ npm install -D @rsbuild/core@1',
    '$ npx rsbuild dev',
    '',
    dev[0],
    '',
    ...dev.slice(1),
    '',
    '$ npx rsbuild build',
    '',
    ...build,
  ];
  const result = {
    date: new Date().toISOString().slice(0, 10),
    start,
    update,
    build: seconds(build.at(-1)),
    lines,
  };
  writeFileSync(join(root, 'docs/data/terminal.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(lines.join('\n'));
} finally {
  rmSync(app, { recursive: true, force: true });
}

function seconds(line) {
  return Number(/built in ([\d.]+) s/.exec(line)[1]);
}
