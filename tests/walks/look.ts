import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** What a visitor sees. */
export interface View {
  title: string;
  text: string[];
  /** Elements with a box: name, position, size, colours. */
  boxes: string[];
  /** Pictures that are shown, by their size in the file. */
  pictures: string[];
}

/** How the page is visited. */
export interface Visit {
  /** Text to wait for. Without it, the visit begins when nothing is loaded any more. */
  shows?: string;
  /** Text of a button to press, and the text that is there afterwards. */
  click?: [button: string, then: string];
  /** Path of the visited page, if it is not the first one. */
  path?: string;
  /** Built-in functions that the browser lacks, such as `Array.prototype.at`. */
  without?: string[];
  /** Origin that answers for all others, such as that of a CDN. */
  elsewhere?: string;
}

let browser: Promise<Browser> | undefined;

export const closeBrowser = async () => (await browser)?.close();

/**
 * Visits an address in Chromium.
 * @throws Error with everything that the page reports: errors in the console, failed requests, icons that do not exist
 */
export async function look(address: string, { shows, click, without = [], elsewhere }: Visit): Promise<View> {
  browser ??= chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await (await browser).newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const problems = listen(page);
    // Deleted in the page, as if the browser had never had them.
    for (const name of without) {
      const [, owner, key] = /^(.*)\.(\w+)$/.exec(name)!;
      await page.addInitScript(`delete ${owner}.${key}`);
    }
    if (elsewhere) {
      await page.route(
        url => url.origin !== elsewhere,
        async route => {
          const { pathname } = new URL(route.request().url());
          await route.fulfill({ response: await route.fetch({ url: elsewhere + pathname }) });
        },
      );
    }
    await page.goto(address, { waitUntil: shows ? 'load' : 'networkidle' });
    if (shows) {
      await page
        .getByText(shows)
        .first()
        .waitFor({ timeout: 20_000 })
        .catch(async () =>
          problems.push(`"${shows}" does not appear; the page shows "${await page.innerText('body')}"`),
        );
    }
    if (click && problems.length === 0) {
      await page.getByRole('button', { name: click[0] }).click();
      await page
        .getByText(click[1])
        .waitFor({ timeout: 10_000 })
        .catch(() => problems.push(`"${click[1]}" does not appear after the click`));
    }
    // A sample leaves out what is the same in every project.
    if (!elsewhere) problems.push(...(await page.evaluate(missingLinks)));
    const view = { title: await page.title(), ...(await page.evaluate(visible)) };
    if (problems.length > 0) throw new Error(`${address}: ${problems.join('\n')}`);
    return view;
  } finally {
    await context.close();
  }
}

function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', error => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', request => {
    // A request of the page that is still open when the visit ends.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`no answer: ${request.url()}`);
  });
  return problems;
}

/** Runs in the page. Chromium without a window loads no icons, and servers of applications answer every address with the page. */
async function missingLinks(): Promise<string[]> {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>(
      'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    ),
  ];
  const answers = await Promise.all(
    links.map(async ({ href, rel }) => {
      const answer = await fetch(href).catch(() => undefined);
      const isPage = answer?.headers.get('content-type')?.startsWith('text/html');
      return answer?.ok && !isPage ? [] : [`${rel} does not exist: ${href}`];
    }),
  );
  return answers.flat();
}

/** Runs in the page. */
async function visible() {
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})));
  const boxes = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontFamily } = getComputedStyle(element);
    if (width === 0 || height === 0) return [];
    const place = [x, y, width, height].map(Math.round).join(' ');
    return [`${element.localName} ${place} ${color} ${backgroundColor} ${fontFamily}`];
  });
  return {
    text: document.body.innerText.split('\n').filter(line => line.trim()),
    boxes,
    pictures: [...document.images].map(
      ({ naturalWidth, naturalHeight }) => `${naturalWidth} × ${naturalHeight}`,
    ),
  };
}
