import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@rstest/core';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

let server: ChildProcess | undefined;
let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
  server?.kill();
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return port;
}

/** Starts a development server without a cache; the test's time limit ends the waiting for it. */
async function develop(site: string): Promise<string> {
  const port = await freePort();
  server = spawn(
    process.execPath,
    [join(process.cwd(), 'node_modules/@rspress/core/bin/rspress.js'), 'dev', '--port', String(port)],
    {
      cwd: join(process.cwd(), site),
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'development', RSPRESS_PERSISTENT_CACHE: 'false' },
    },
  );
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => undefined)))
    await new Promise(resolve => setTimeout(resolve, 200));
  return origin;
}

describe('a development server that has compiled nothing yet', () => {
  it('answers the first search without loading the page anew', async () => {
    const origin = await develop('tests/fixtures/search');
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage();
    await page.goto(`${origin}/guide/css`);
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('__rspress_root') ?? {}).some(key => key.startsWith('__react')),
    );
    await page.getByRole('button', { name: 'Search docs' }).click();
    await page.evaluate(() => {
      document.documentElement.id = 'same';
    });
    await page.keyboard.type('port');
    await page.locator('[data-status=inited][data-answered=port]').waitFor();
    // What is compiled on demand has come by now; a reload would follow it.
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => document.documentElement.id)).toBe('same');
    expect(await page.getByRole('combobox').inputValue()).toBe('port');
    expect(await page.getByRole('option').first().getAttribute('href')).toBe('/guide/port');
  });
});
