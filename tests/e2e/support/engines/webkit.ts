import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { findWebKit } from '../../../../scripts/engines.mjs';
import type { Reader } from './reader';

type Found = NonNullable<ReturnType<typeof findWebKit>>;

/** Starts WebKitGTK by its own WebDriver, on a display of its own where there is none. */
export async function startWebKit({ driver: command, browser, xvfb }: Found): Promise<Reader> {
  const processes: ChildProcess[] = [];
  const env = { ...process.env };
  if (!env.DISPLAY && xvfb) env.DISPLAY = await startDisplay(xvfb, processes);
  const port = await freePort();
  processes.push(spawn(command, [`--port=${port}`], { env, stdio: 'ignore' }));
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const session = () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
  await isListening(port);
  let driver: WebDriver | undefined;
  const here = () => driver!;
  const move = async (selector: string) =>
    here()
      .actions()
      .move({ origin: await here().findElement(By.css(selector)), duration: 50 });
  return {
    async visit(url, { width, height }) {
      driver ??= await session();
      // Sized while empty: WebKitGTK 2.50 can hang when a page is resized across a breakpoint.
      await driver.get('about:blank');
      // The window has a bar of its own above the page.
      await driver
        .manage()
        .window()
        .setRect({ width, height: height + 38, x: 0, y: 0 });
      await driver.get(url);
      await driver.executeScript('localStorage.clear(); sessionStorage.clear();');
      await driver.navigate().refresh();
    },
    reload: () => here().navigate().refresh(),
    run: (body, ...args) =>
      here().executeScript(
        `return (function (...args) { const [$0, $1] = args; ${body} })(...arguments)`,
        ...args,
      ),
    click: async selector => (await move(selector)).click().perform(),
    hover: async selector => (await move(selector)).perform(),
    async press(key) {
      const parts = key.split('+').map(part => keys[part] ?? part);
      const actions = here().actions();
      for (const part of parts) actions.keyDown(part);
      for (const part of parts.reverse()) actions.keyUp(part);
      await actions.perform();
    },
    type: text => here().actions().sendKeys(text).perform(),
    async close() {
      await driver?.quit();
      for (const one of processes) one.kill();
    },
  };
}

/** WebDriver's code points of keys, by the names of `KeyboardEvent.key`. */
const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Space: Key.SPACE,
};

/** Starts an X server without a screen; it picks a free display and writes its number. */
async function startDisplay(command: string, processes: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  processes.push(server);
  const number = await new Promise<string>((resolve, reject) => {
    server.on('error', reject);
    server.stdio[3]!.once('data', data => resolve(String(data).trim()));
  });
  return `:${number}`;
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function isListening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start.');
}
