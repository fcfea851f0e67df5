import { describe, expect, it } from '@rstest/core';
import type { Page, Route } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, type OpenOptions, open } from './support/browser';
import { scriptGate } from './support/gate';

closeAfterwards();

/**
 * Switches CSS anchor positioning off, as far as a page can tell. No browser has a switch for it, so its
 * names are made unknown in stylesheets, and the question for its support is answered with no.
 */
async function withoutAnchors(page: Page): Promise<void> {
  await page.route(
    '**/*.css',
    rewrite(/position-(area|anchor|try)|anchor-(name|scope)|\banchor\(/g, '-x-$&'),
  );
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = ((...args: [string]) =>
      !/position-area|anchor/.test(args.join()) && supports(...args)) as never;
  });
}

/** Switches invokers off: buttons no longer know `command` and `commandfor`. */
async function withoutInvokers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prototype = HTMLButtonElement.prototype as Partial<HTMLButtonElement>;
    delete prototype.command;
    delete prototype.commandForElement;
    // In the capture phase: before the element's own behaviour.
    addEventListener('command', event => event.preventDefault(), true);
  });
}

async function withoutViewTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
  });
}

function rewrite(pattern: RegExp, replacement: string) {
  return async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(pattern, replacement) });
  };
}

const openWebsite = (path: string, options: OpenOptions) => open(path, { build: 'website', ...options });
const box = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

describe('a browser without anchor positioning', () => {
  it('shows menus and popovers of the navbar in the window, below the bar', async () => {
    const page = await open('/guide/start/quick-start', { before: withoutAnchors });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    for (const name of ['The Rstack family', 'Language: English']) {
      const button = page.getByRole('button', { name });
      await button.press('Enter');
      const below = (await button.boundingBox())!;
      const panel = await box(page, 'header :popover-open');
      expect(panel.y).toBeGreaterThanOrEqual(below.y + below.height - 1);
      expect(panel.y).toBeLessThan(below.y + below.height + 60);
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(1440);
      await page.keyboard.press('Escape');
    }
  });

  it('shows tooltips, the mobile bar’s panels and the search', async () => {
    const page = await openWebsite('/shell/long', { before: withoutAnchors, width: 600 });
    await hydrated(page);
    await page.locator('.duet-mobile-bar__button[data-for=outline]').click();
    const panel = await box(page, '[popover]:popover-open');
    expect(panel.y).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(600);
    await page.keyboard.press('Escape');
    await page.goto(page.url().replace('shell/long', 'landing/tooltip'));
    await hydrated(page);
    await page.getByRole('button', { name: 'Default' }).focus();
    await page.locator('[role=tooltip]:visible').first().waitFor();
  });
});

describe('a browser without invokers', () => {
  it('opens and closes the menu of small screens', async () => {
    const page = await openWebsite('/guide/start', { before: withoutInvokers, width: 390 });
    await hydrated(page);
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog.waitFor();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('opens and closes the search, before hydration too', async () => {
    const { hold, release } = scriptGate();
    const page = await open('/guide/start/quick-start', {
      width: 390,
      until: 'commit',
      before: async page => {
        await withoutInvokers(page);
        await hold(page);
      },
    });
    const button = page.getByRole('button', { name: 'Search docs' });
    const dialog = page.getByRole('dialog', { name: 'Search docs' });
    for (const isHydrated of [false, true]) {
      if (isHydrated) {
        release();
        await hydrated(page);
      }
      await button.click();
      await expect
        .poll(() => dialog.getByRole('combobox').evaluate(node => node === document.activeElement))
        .toBe(true);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  });
});

describe('a browser without light dismissal of dialogs', () => {
  it('closes the search with a click beside it, and not with a selection that ends there', async () => {
    const page = await open('/guide/start/quick-start', {
      before: page =>
        page.addInitScript(() => {
          const { prototype } = HTMLDialogElement;
          delete (prototype as Partial<HTMLDialogElement>).closedBy;
          const { showModal } = prototype;
          prototype.showModal = function () {
            this.removeAttribute('closedby');
            showModal.call(this);
          };
        }),
    });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search docs' });
    await page.keyboard.type('css');
    const box = (await dialog.getByRole('combobox').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 40, box.y + box.height / 2);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(box.x - 40, box.y + box.height / 2);
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('a browser without view transitions', () => {
  it('changes the colour scheme at once', async () => {
    const page = await openWebsite('/guide/start', { before: withoutViewTransitions, colorScheme: 'light' });
    await hydrated(page);
    await page.getByRole('button', { name: /^Theme: / }).click();
    await page.locator('html.dark').waitFor();
  });
});

describe('a browser without CSS highlights', () => {
  it('opens a result of the search without them', async () => {
    const page = await open('/guide/start/quick-start', {
      before: page =>
        page.addInitScript(() => {
          Object.defineProperty(CSS, 'highlights', { value: undefined });
        }),
    });
    await hydrated(page);
    await page.keyboard.press('/');
    await page.keyboard.type('html');
    const first = page.getByRole('option').first();
    await first.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(url => url.pathname !== '/guide/start/quick-start');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
