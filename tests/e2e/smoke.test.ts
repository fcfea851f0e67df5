import { describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

describe('the built sites', () => {
  for (const build of ['site', 'website'] as const) {
    it(`serves the ${build} in both languages`, async () => {
      for (const [path, lang] of [
        ['/', 'en'],
        ['/zh/', 'zh'],
      ] as const) {
        const page = await open(path, { build });
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      }
    });
  }
});
