import { describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { headersOf } from './support/headers';
import { openStrictly } from './support/strictPage';

closeAfterwards();

describe('a strict Content-Security-Policy', () => {
  const headers = headersOf('doc_build');

  it('needs only a few hashes, the same for all pages', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy.split("'sha256-").length - 1).toBeLessThanOrEqual(16);
  });

  for (const path of [
    '/',
    '/zh/',
    '/guide/start/quick-start',
    '/zh/config/output/minify',
    '/config/',
    '/nowhere',
    '/zh/nowhere',
  ]) {
    it(`blocks nothing on ${path}`, async () => {
      const { page, blocked } = await openStrictly(path, { headers });
      await hydrated(page);
      await page.getByRole('button', { name: /^(Search docs|搜索文档)/ }).click();
      await page.getByRole('combobox').fill('minify');
      if (!path.endsWith('/nowhere')) await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(blocked).toEqual([]);
    });
  }

  it('lets a first visit be led to the language of the reader', async () => {
    const page = await open('/zh/guide/start/quick-start', { headers, locale: 'en-US' });
    await page.waitForURL(url => url.pathname === '/guide/start/quick-start');
  });
});
