/** Times three build tools on one app and writes docs/data/benchmark.json; see README.md. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { component, components, leaf, writeApp } from './app.mjs';

const runs = Number(process.argv[2] ?? 5);
const here = fileURLToPath(new URL('.', import.meta.url));
const app = join(here, 'app');
const bin = name => join(here, 'node_modules/.bin', name);
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const tools = [
  {
    key: 'rsbuild',
    name: 'Rsbuild',
    version: dependencies['@rsbuild/core'],
    dev: port => [bin('rsbuild'), 'dev', '--port', port],
    build: [bin('rsbuild'), 'build'],
  },
  {
    key: 'vite',
    name: 'Vite',
    version: dependencies.vite,
    dev: port => [bin('vite'), '--port', port, '--strictPort', '--host', '127.0.0.1'],
    build: [bin('vite'), 'build'],
  },
  {
    key: 'webpack',
    name: 'webpack',
    version: dependencies.webpack,
    dev: port => [bin('webpack'), 'serve', '--mode', 'development', '--port', port],
    build: [bin('webpack'), '--mode', 'production'],
  },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const sizes = new Map();
const times = new Map(tools.map(({ key }) => [key, { start: [], update: [], build: [] }]));
for (let run = 0; run < runs; run++) {
  for (const tool of tools) {
    const { start, update } = await timeDev(tool);
    const build = await timeBuild(tool);
    sizes.set(tool.key, outputSize());
    const of = times.get(tool.key);
    of.start.push(start);
    of.update.push(update);
    of.build.push(build);
    console.log(`${run + 1}/${runs} ${tool.name}: start ${start} s, update ${update} s, build ${build} s`);
  }
}
await browser.close();
rmSync(app, { recursive: true });
assertEqualSizes();

const result = {
  date: new Date().toISOString().slice(0, 10),
  cores: cpus().length,
  processor: cpus()[0].model.trim(),
  node: process.versions.node,
  components,
  runs,
  tools: tools.map(({ key, name, version }) => {
    const { start, update, build } = times.get(key);
    return {
      key,
      name,
      version,
      start: median(start),
      update: median(update),
      build: median(build),
      bytes: sizes.get(key),
    };
  }),
};
writeFileSync(join(here, '../../../docs/data/benchmark.json'), `${JSON.stringify(result, null, 2)}\n`);
console.log(result.tools);

/** Starts the dev server on fresh files, waits for the page, changes one component. */
async function timeDev({ name, dev }) {
  fresh();
  const port = await freePort();
  const page = await browser.newPage();
  const begun = performance.now();
  const server = run(dev(String(port)));
  try {
    await reach(page, `http://127.0.0.1:${port}/`, name);
    await page.waitForSelector(`text=${leaf.text(components - 1)}`, { timeout: 120_000 });
    const start = secondsSince(begun);
    // The first connection of the update channel is not part of the update.
    await page.waitForLoadState('networkidle');
    const saved = performance.now();
    writeFileSync(join(app, leaf.file), component(components - 1, 'changed'));
    await page.waitForSelector('text=changed', { timeout: 60_000 });
    return { start, update: secondsSince(saved) };
  } finally {
    await page.close();
    await stop(server);
  }
}

/** Opens the page as soon as the server answers. */
async function reach(page, url, name) {
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    const opened = await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
    if (opened?.ok()) return;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  throw new Error(`${name}: no answer at ${url}`);
}

async function timeBuild({ name, build }) {
  fresh();
  const begun = performance.now();
  const [code] = await run(build).ended;
  if (code !== 0) throw new Error(`${name}: the build ended with code ${code}`);
  return secondsSince(begun);
}

/** Bytes of JavaScript that the last build wrote. */
function outputSize() {
  return readdirSync(join(app, 'dist'), { recursive: true })
    .filter(file => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(app, 'dist', file)).size, 0);
}

/** Times are comparable only if the tools do the same work: the outputs may differ by 5 %. */
function assertEqualSizes() {
  const bytes = [...sizes.values()];
  if (Math.max(...bytes) > 1.05 * Math.min(...bytes))
    throw new Error(`The outputs differ by more than 5 %: ${JSON.stringify(Object.fromEntries(sizes))}`);
}

/** The app as first written, with no caches. */
function fresh() {
  writeApp(app);
  for (const cache of ['.cache', '.vite'])
    rmSync(join(here, 'node_modules', cache), { recursive: true, force: true });
}

function run([command, ...args]) {
  const child = spawn(command, args, {
    cwd: app,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, BROWSER: 'none' },
  });
  const ended = new Promise(resolve => child.on('exit', (...how) => resolve(how)));
  return { child, ended };
}

async function stop({ child, ended }) {
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Seconds since a moment of performance.now(), to the millisecond. */
function secondsSince(moment) {
  return Math.round(performance.now() - moment) / 1000;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
