import { join } from 'node:path';
import { afterAll, afterEach } from '@rstest/core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { headersOf } from './headers';
import { limit, throttle } from './limits';
import { reportPath, type Served, serve } from './serve';

const folders = {
  /** The documentation site. */
  site: 'doc_build',
  /** The website of components. */
  website: 'website/doc_build',
};

/** How a page is opened; everything else is as on a reader's first visit. */
export interface OpenOptions extends BrowserContextOptions {
  /** Which build to open: a name, a folder below the repository, or the origin of a server. Default `site`. */
  build?: keyof typeof folders | (string & {});
  /** Width of the window in CSS pixels. Default 1440. */
  width?: number;
  /** Height of the window in CSS pixels. Default 900. */
  height?: number;
  /** Headers that the server sends with every file. */
  headers?: Record<string, string>;
  /** Errors on the page that this test expects; others fail it. */
  expectedErrors?: RegExp;
  /** How far the page is loaded; `commit` for pages whose scripts are held back. Default `load`. */
  until?: 'load' | 'commit';
  /** The line as the browser reports it. Default `3g`, on which no page loads for links that are merely in view. */
  connection?: { effectiveType?: string; downlink?: number; saveData?: boolean };
  /** Runs before the page is loaded: routes, init scripts, storage. */
  before?: (page: Page) => Promise<unknown>;
}

/** One for all test files of a worker process, which ends with it: starting a browser costs as much as a few tests. */
let browser: Promise<Browser> | undefined;
const served = new Map<string, Promise<Served>>();
const errors: string[] = [];
const pages: Page[] = [];

/**
 * Opens `path` of a build in a fresh context. Uncaught errors and console
 * errors (hydration among them) fail the test that opened the page.
 * Call {@link closeAfterwards} once at the top of the test file.
 */
export async function open(path: string, options: OpenOptions = {}): Promise<Page> {
  const {
    build = 'site',
    width = 1440,
    height = 900,
    headers = {},
    expectedErrors,
    until = 'load',
    connection = { effectiveType: '3g' },
    before,
    ...context
  } = options;
  const origin = build.startsWith('http:') ? build : (await serverOf(build, headers)).origin;
  browser ??= chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-component-update',
    ],
  });
  const made = await (await browser).newContext({
    viewport: { width, height },
    locale: path.startsWith('/zh') ? 'zh-CN' : 'en-US',
    ...context,
  });
  const page = await made.newPage();
  page.setDefaultTimeout(limit(15_000));
  pages.push(page);
  const note = (text: string) => {
    if (!expectedErrors?.test(text)) errors.push(`${path}: ${text}`);
  };
  page.on('pageerror', error => note(String(error)));
  page.on('console', message => {
    const { url } = message.location();
    // Chromium now and then asks for it on sites that name no icon.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) note(`${message.text()} ${url}`);
  });
  await page.addInitScript(line => {
    Object.defineProperty(navigator, 'connection', { value: line });
  }, connection);
  if (throttle > 1) {
    const session = await made.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  }
  await before?.(page);
  await page.goto(origin + path, { waitUntil: until });
  return page;
}

/** What the browser warns of from now on. On a slow machine, Chromium also warns of preloaded files that are used late. */
export function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning' && !/was preloaded/.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

/** Address of a build's server, for tests that make requests of their own. */
export async function originOf(build: OpenOptions['build'] = 'site'): Promise<string> {
  return (await serverOf(build, {})).origin;
}

/** A server that sends the headers that the build wrote, and collects what browsers report. */
export function strictServerOf(build: NonNullable<OpenOptions['build']>): Promise<Served> {
  const headers = headersOf(folderOf(build));
  const policy = `${headers['Content-Security-Policy']}; report-uri ${reportPath}`;
  return serverOf(build, { ...headers, 'Content-Security-Policy': policy });
}

const folderOf = (build: string) => folders[build as keyof typeof folders] ?? build;

function serverOf(build: string, headers: Record<string, string>): Promise<Served> {
  const folder = folderOf(build);
  const key = `${folder} ${JSON.stringify(headers)}`;
  const running = served.get(key) ?? serve(join(process.cwd(), folder), headers);
  served.set(key, running);
  return running;
}

/** Closes pages after each test, servers after the file, and fails tests with page errors. */
export function closeAfterwards(): void {
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(page => page.context().close()));
    const seen = errors.splice(0);
    if (seen.length > 0) throw new Error(`Errors on the page:\n${seen.join('\n')}`);
  });
  afterAll(async () => {
    for (const server of served.values()) await (await server).close();
    served.clear();
  });
}
