/**
 * Runs the table of translated commands (tests/unit/shared/commands/table.json) with the package
 * managers themselves and compares what they do with what npm does: exit code, the dependencies in
 * package.json, the arguments that scripts and programs receive. Packages come from a registry in
 * this process, so nothing is downloaded but the package managers:
 *
 *   mkdir /tmp/managers && cd /tmp/managers
 *   npm install yarn1@npm:yarn@1 yarn4@npm:@yarnpkg/cli-dist pnpm bun deno
 *   node scripts/check-commands.mjs /tmp/managers [part of a command]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';

if (isMainThread) await main();
else serve();

/** A registry that has every package, each with one program that prints its arguments. */
function serve() {
  const versions = ['1.0.0', '1.1.0', '2.0.0'];
  const binOf = name => ({ [name === 'typescript' ? 'tsc' : name.split('/').at(-1)]: 'cli.js' });
  const tarball = (name, version) => {
    const bin = name.split('/').at(-1);
    const files = {
      'package/package.json': JSON.stringify({ name, version, bin: binOf(name) }),
      'package/cli.js': `#!/usr/bin/env node\nconsole.log('@@ ${bin} ' + JSON.stringify(process.argv.slice(2)));\n`,
    };
    const blocks = Object.entries(files).flatMap(([path, text]) => {
      const header = Buffer.alloc(512);
      header.write(path, 0);
      header.write('0000755\0', 100);
      header.write('0000000\0', 108);
      header.write('0000000\0', 116);
      header.write(`${Buffer.byteLength(text).toString(8).padStart(11, '0')}\0`, 124);
      header.write('00000000000\0', 136);
      header.write('        ', 148);
      header.write('0', 156);
      header.write('ustar\x0000', 257);
      header.write(
        `${[...header]
          .reduce((sum, byte) => sum + byte, 0)
          .toString(8)
          .padStart(6, '0')}\0 `,
        148,
      );
      return [header, Buffer.from(text), Buffer.alloc((512 - (Buffer.byteLength(text) % 512)) % 512)];
    });
    return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
  };
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${server.address().port}`;
    const path = decodeURIComponent(request.url.split('?')[0].slice(1));
    const [, name, version] = /^(.+)\/-\/[^/]*?-(\d+\.\d+\.\d+)\.tgz$/.exec(path) ?? [];
    if (version) return response.end(tarball(name, version));
    response.setHeader('content-type', 'application/json');
    if (path.startsWith('-/npm/v1/security/')) return response.end('{}');
    if (request.method !== 'GET' || path.startsWith('-/')) return response.end('{"ok":true,"username":"me"}');
    const about = number => {
      const bytes = tarball(path, number);
      return {
        name: path,
        version: number,
        bin: binOf(path),
        dist: {
          tarball: `${origin}/${path}/-/${path.split('/').at(-1)}-${number}.tgz`,
          shasum: createHash('sha1').update(bytes).digest('hex'),
          integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
        },
      };
    };
    const time = Object.fromEntries(
      ['created', 'modified', ...versions].map(key => [key, '2020-01-01T00:00:00.000Z']),
    );
    response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest: '2.0.0', next: '2.0.0' },
        versions: Object.fromEntries(versions.map(number => [number, about(number)])),
        time,
      }),
    );
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

async function main() {
  const [folder = '', only = ''] = process.argv.slice(2);
  const worker = new Worker(new URL(import.meta.url));
  const port = await new Promise(ready => worker.once('message', ready));
  const table = JSON.parse(
    readFileSync(new URL('../tests/unit/shared/commands/table.json', import.meta.url), 'utf8'),
  );
  const work = mkdtempSync(join(tmpdir(), 'commands-'));
  const registry = `http://127.0.0.1:${port}/`;
  const programs = join(work, 'bin');
  const linked = { 'yarn@1': 'yarn1/bin/yarn.js', 'yarn@4': 'yarn4/bin/yarn.js' };
  for (const [name, file] of Object.entries(linked)) {
    mkdirSync(join(programs, name), { recursive: true });
    symlinkSync(resolve(folder, 'node_modules', file), join(programs, name, 'yarn'));
  }
  const runners = { npm: 'npm', 'yarn@1': 'yarn', 'yarn@4': 'yarn', pnpm: 'pnpm', bun: 'bun', deno: 'deno' };

  const environment = name => ({
    PATH: [join(programs, name), resolve(folder, 'node_modules/.bin'), process.env.PATH].join(':'),
    HOME: join(work, 'home', name),
    TMPDIR: work,
    npm_config_registry: registry,
    NPM_CONFIG_REGISTRY: registry,
    PNPM_CONFIG_REGISTRY: registry,
    PNPM_HOME: join(work, 'home', name, 'pnpm'),
    BUN_CONFIG_REGISTRY: registry,
    YARN_REGISTRY: registry,
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_NODE_LINKER: 'node-modules',
    YARN_ENABLE_TELEMETRY: '0',
    DENO_NO_UPDATE_CHECK: '1',
    DENO_NO_PROMPT: '1',
    NO_COLOR: '1',
  });
  const run = (name, cwd, command) => {
    mkdirSync(join(work, 'home', name, 'pnpm', 'bin'), { recursive: true });
    const path = name === 'pnpm' ? `${environment(name).PNPM_HOME}/bin:` : '';
    return spawnSync('sh', ['-c', command], {
      cwd,
      env: { ...environment(name), PATH: path + environment(name).PATH },
      encoding: 'utf8',
      timeout: 60_000,
      input: '',
    });
  };

  /** A project with a workspace `app` (for commands that name it), scripts and installed packages. */
  const project = (name, withWorkspace) => {
    const root = join(work, 'projects', `${name}${withWorkspace ? '-ws' : ''}`);
    if (existsSync(root)) return root;
    mkdirSync(join(root, 'packages/app'), { recursive: true });
    const say = script => `node ${join(root, 'say.cjs')} ${script}`;
    const names = ['dev', 'build', 'preview', 'test', 'start', 'lint'];
    const scripts = Object.fromEntries(names.map(script => [script, say(script)]));
    const own = {
      version: '1.0.0',
      private: true,
      scripts,
      dependencies: { a: '^1.0.0' },
      devDependencies: { rsbuild: '^1.0.0', 'cross-env': '^1.0.0', '@scope/tool': '^1.0.0' },
    };
    writeFileSync(
      join(root, 'say.cjs'),
      "console.log('@@ ' + process.argv[2] + ' ' + JSON.stringify(process.argv.slice(3)) + ' ' + (process.env.NODE_ENV ?? ''));\n",
    );
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ name: 'root', ...own, ...(withWorkspace && { workspaces: ['packages/*'] }) }),
    );
    writeFileSync(join(root, 'packages/app/package.json'), JSON.stringify({ name: 'app', ...own }));
    writeFileSync(join(root, '.npmrc'), `registry=${registry}\n`);
    if (withWorkspace && name === 'pnpm')
      writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n');
    const installed = run(name, root, `${runners[name]} install`);
    if (!withWorkspace && name !== 'deno') run(name, join(root, 'packages/app'), `${runners[name]} install`);
    if (installed.status !== 0)
      console.error(`${name}: the project cannot be installed\n${installed.stdout}${installed.stderr}`);
    return root;
  };

  /** What a command does: whether it works, what it calls, what package.json then says. */
  const effect = (name, command) => {
    const from = project(name, /workspace|-w\b|--filter|-r\b|packages\/app/.test(command));
    const cwd = `${from}-now`;
    rmSync(cwd, { recursive: true, force: true });
    rmSync(join(work, 'home', name, '.deno/bin'), { recursive: true, force: true });
    cpSync(from, cwd, { recursive: true, verbatimSymlinks: true });
    const { status, stdout, stderr } = run(name, cwd, command);
    const calls = [...`${stdout}\n${stderr}`.matchAll(/@@ .*/g)].map(([line]) => line.trim()).sort();
    const named = file => {
      if (!existsSync(file)) return {};
      const all = JSON.parse(readFileSync(file, 'utf8'));
      return Object.fromEntries(
        ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
          .filter(kind => all[kind] && Object.keys(all[kind]).length > 0)
          .map(kind => [kind, Object.keys(all[kind]).sort()]),
      );
    };
    const packages = [named(join(cwd, 'package.json')), named(join(cwd, 'packages/app/package.json'))];
    return { status, calls, packages, output: `${stdout}${stderr}`.trim() };
  };

  const counts = {};
  for (const [npm, yarn, pnpm, bun, deno] of table) {
    if (!npm.includes(only)) continue;
    const expected = effect('npm', npm);
    for (const [name, command] of Object.entries({ 'yarn@1': yarn, 'yarn@4': yarn, pnpm, bun, deno })) {
      if (command === npm) continue;
      const found = effect(name, command);
      const same =
        found.status === expected.status &&
        JSON.stringify(found.calls) === JSON.stringify(expected.calls) &&
        JSON.stringify(found.packages) === JSON.stringify(expected.packages);
      const verdict = same ? 'same' : found.status === 0 ? 'differs' : 'fails';
      counts[name] ??= {};
      counts[name][verdict] = (counts[name][verdict] ?? 0) + 1;
      if (same) continue;
      console.log(`${verdict}  ${name}: ${command}   (npm: ${npm}, exit ${expected.status})`);
      if (found.status !== expected.status)
        console.log(
          `    exit ${found.status}: ${found.output.split('\n').filter(Boolean).slice(-4).join(' | ').slice(0, 240)}`,
        );
      else
        console.log(
          `    ${JSON.stringify([found.calls, found.packages])}\n    ${JSON.stringify([expected.calls, expected.packages])}`,
        );
    }
  }
  console.table(counts);
  rmSync(work, { recursive: true, force: true });
  await worker.terminate();
}
