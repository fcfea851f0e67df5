import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { limit } from '../limits';
import type { Reader } from './reader';

/** Starts Chromium or a stock Firefox, which is driven by WebDriver BiDi. */
export async function startBiDi(browser: 'chrome' | 'firefox', executablePath: string): Promise<Reader> {
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [];
  const running = await puppeteer.launch({ browser, executablePath, args, protocolTimeout: limit(60_000) });
  let page: Page | undefined;
  const here = () => page!;
  const reader: Reader = {
    async visit(url, size) {
      await page?.browserContext().close();
      const context = await running.createBrowserContext();
      // Chromium without a window has nobody to ask, and would wait for an answer.
      if (browser === 'chrome')
        await context.overridePermissions(new URL(url).origin, ['clipboard-sanitized-write']);
      page = await context.newPage();
      await page.setViewport(size);
      await page.goto(url);
    },
    async reload() {
      await here().reload();
    },
    // As text: the page's policy forbids to make functions from text.
    run: async <T>(body: string, ...args: unknown[]) =>
      (await here().evaluate(
        `((${args.map((_, index) => `$${index}`).join(', ')}) => { ${body} })(...${JSON.stringify(args)})`,
      )) as T,
    click: selector => here().click(selector),
    hover: selector => here().hover(selector),
    tap: selector => here().tap(selector),
    async press(key) {
      const parts = key.split('+') as KeyInput[];
      for (const part of parts) await here().keyboard.down(part);
      for (const part of parts.reverse()) await here().keyboard.up(part);
    },
    type: text => here().keyboard.type(text),
    close: () => running.close(),
  };
  return reader;
}
