import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@rstest/core';
import { closeAfterwards, open } from './support/browser';
import { limit } from './support/limits';

const root = process.cwd();
const fixture = join(root, 'tests/fixtures/checks');
/** A stranger's project: the fixture, with the packed package unpacked as npm would install it. */
const project = join(root, 'tests/fixtures/.checks-packed');
const installed = join(project, 'node_modules/rspress-duet-tools');
const rspress = join(root, 'node_modules/@rspress/core/bin/rspress.js');
const built = 'tests/fixtures/.checks-packed/doc_build';

beforeAll(() => {
  rmSync(project, { recursive: true, force: true });
  cpSync(fixture, project, {
    recursive: true,
    filter: path => !/node_modules|\.rspress|doc_build/.test(path.slice(fixture.length)),
  });
  mkdirSync(installed, { recursive: true });
  const packed = execFileSync('npm', ['pack', './plugins/tools', '--json', '--pack-destination', project], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed);
  execFileSync('tar', ['-xzf', join(project, filename), '-C', installed, '--strip-components=1']);
}, limit(60_000));
afterAll(() => rmSync(project, { recursive: true, force: true }));
closeAfterwards();

const pageFile = (name: string) => join(project, 'docs', name);

/** Changes a page of the project; the test fails when there is nothing to change. */
function edit(name: string, from: string, to: string): void {
  const source = readFileSync(pageFile(name), 'utf8');
  expect(source).toContain(from);
  writeFileSync(pageFile(name), source.replace(from, to));
}

function duetCheck(...args: string[]) {
  return spawnSync(process.execPath, [join(installed, 'bin/duet.mjs'), 'check', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
}

describe('the packed package in a project of its own', () => {
  it('checks from the command line, with exit codes and formats for machines', {
    timeout: limit(120_000),
  }, () => {
    const clean = duetCheck('--format', 'json');
    expect(clean.stderr).toBe('');
    expect(JSON.parse(clean.stdout)).toMatchObject({ findings: [], pages: 8 });
    expect(clean.status).toBe(0);

    edit('en/config/brush/width.mdx', '`2`', '`3`');
    const told = duetCheck('--format', 'json', 'options');
    expect(JSON.parse(told.stdout).findings).toEqual([
      expect.objectContaining({
        rule: 'options/default',
        severity: 'error',
        file: 'docs/en/config/brush/width.mdx',
        line: 11,
        column: 16,
        fix: 'It is `2` in development.',
      }),
    ]);
    expect(told.status).toBe(1);
    const annotated = duetCheck('--format', 'github', 'options');
    expect(annotated.stdout).toContain(
      '::error file=docs/en/config/brush/width.mdx,line=11,col=16,title=options/default::',
    );
    expect(annotated.status).toBe(1);
    edit('en/config/brush/width.mdx', '`3`', '`2`');

    const wrong = duetCheck('--format', 'xml');
    expect(wrong.stderr).toContain('--format must be one of text, json, github; got "xml".');
    expect(wrong.status).toBe(2);
  });
});

describe('the notice on a translation that is behind', () => {
  /** Builds with the persistent cache, as a writer's machine does. */
  const build = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [rspress, 'build', '-c', 'stale.config.ts'],
      {
        cwd: project,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    expect(`${stdout}${stderr}`).not.toContain('error   ');
    expect(status).toBe(0);
  };
  const notice = async (path: string, javaScriptEnabled = true) => {
    const page = await open(path, { build: built, javaScriptEnabled, expectedErrors: /favicon/ });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.getByRole('complementary').filter({ hasText: '本节原文已更新' });
  };

  it('comes and goes with the original, without script, although the translation never changes', {
    timeout: limit(300_000),
  }, async () => {
    build();
    expect(await (await notice('/zh/config/output')).count()).toBe(0);

    edit('en/index.mdx', 'One command draws the picture:', 'One command draws the picture within a second:');
    build();
    for (const script of [true, false]) {
      const told = await notice('/zh/', script);
      expect(await told.count()).toBe(1);
      const heading = told.locator('xpath=preceding-sibling::*[1]/descendant-or-self::*[@id][1]').first();
      expect(await heading.getAttribute('id')).toBe('paint');
      const link = told.getByRole('link', { name: '查看原文' });
      expect(await link.getAttribute('href')).toMatch(/^\/(?:index(?:\.html)?)?#paint$/);
      await link.click();
      const original = link.page();
      await original.waitForURL(/\/#paint$|index(?:\.html)?#paint$/);
      await original.getByText('within a second').waitFor();
    }
    expect(await (await notice('/zh/config/output')).count()).toBe(0);
    expect(await (await notice('/')).count()).toBe(0);

    expect(duetCheck('parity', '--accept', '--config', 'stale.config.ts').status).toBe(0);
    build();
    expect(await (await notice('/zh/')).count()).toBe(0);
  });
});

describe('the dev server', () => {
  let server: ChildProcess | undefined;
  let output = '';
  afterEach(async () => {
    if (!server || server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  });

  /** Waits for words of the server's output after the given place. */
  const printed = (words: string, from = 0) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!output.slice(from).includes(words)) return;
        server!.stdout!.off('data', look).off('end', ended);
        server!.stderr!.off('data', look);
        resolve();
      };
      const ended = () => reject(new Error(`The dev server ended without "${words}":\n${output}`));
      server!.stdout!.on('data', look).on('end', ended);
      server!.stderr!.on('data', look);
      look();
    });

  it('tells a mistake after an edit, in the terminal and over the page', {
    timeout: limit(120_000),
  }, async () => {
    const port = await freePort();
    server = spawn(process.execPath, [rspress, 'dev', '--port', String(port)], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'development' },
    });
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.on('data', data => {
        output += data;
      });
    }
    await printed(`http://localhost:${port}/`);
    const page = await open('/', { build: built, expectedErrors: /./ });
    const address = `http://localhost:${port}/config/brush/width`;
    // The address is told a moment before it answers.
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: limit(30_000) },
      )
      .toBe(true);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();

    const before = output.length;
    edit('en/config/brush/width.mdx', '`2`', '`3`');
    await printed('docs/en/config/brush/width.mdx:11:16  error  options/default', before);
    await page.locator('rsbuild-error-overlay').getByText('options/default').waitFor();

    edit('en/config/brush/width.mdx', '`3`', '`2`');
    await page.locator('rsbuild-error-overlay').waitFor({ state: 'detached' });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
