import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

describe('the browsers that a site is compiled for', () => {
  it(
    'stay those of Rsbuild: the styles of the site get a colour for older browsers',
    async () => {
      const folder = join(await fixture('compat', 'plain'), 'docs/static/css');
      const css = readdirSync(folder)
        .map(file => readFileSync(join(folder, file), 'utf8'))
        .join('\n');
      expect(css).toMatch(/\.compiled\{color:(#|rgb)/);
    },
    fixtureTimeoutMs,
  );

  it('leave the printed page light, also where `light-dark()` is compiled', async () => {
    const page = await open('/guide/start/', { colorScheme: 'dark' });
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--duet-paper').trim());
    const dark = await paper();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect.poll(() => paper()).not.toBe(dark);
    const light = await open('/guide/start/', { colorScheme: 'light' });
    const value = await light.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(value);
  });
});
