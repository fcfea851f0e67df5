import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let build: string;
beforeAll(async () => {
  build = await fixture('search');
}, fixtureTimeoutMs);

describe('the open dialog', () => {
  for (const key of ['Tab', 'Shift+Tab']) {
    it(`keeps the focus when ${key} is pressed, with and without results`, async () => {
      const page = await open('/guide/port', { build, width: 1280, height: 400 });
      await hydrated(page);
      await page.keyboard.press('/');
      const outside: string[] = [];
      for (const query of ['', 'port']) {
        await page.getByRole('combobox').fill(query);
        if (query) await page.getByRole('option').first().waitFor();
        for (let step = 0; step < 8; step++) {
          await page.keyboard.press(key);
          const at = await page.evaluate(() => {
            const { activeElement, body } = document;
            // With the body, the focus is in the browser's own controls.
            const isIn = activeElement === body || activeElement?.closest('dialog');
            return isIn ? undefined : activeElement?.outerHTML.slice(0, 60);
          });
          if (at !== undefined) outside.push(at);
        }
      }
      expect(outside).toEqual([]);
    });
  }

  it('takes the focus back from the body', async () => {
    const page = await open('/guide/port', { build });
    await hydrated(page);
    await page.keyboard.press('/');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // At most once round the browser's own controls.
    const isIn = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let step = 0; step < 3 && !(await isIn()); step++) await page.keyboard.press('Tab');
    await expect.poll(() => isIn()).toBe(true);
  });
});
