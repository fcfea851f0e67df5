import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { closeAfterwards, hydrated, open } from './support/browser';

closeAfterwards();

/** Hash of every inline script of the built site, as a policy names it. JSON-LD is data and needs none. */
function inlineScripts(): Set<string> {
  const files = readdirSync('doc_build', { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  );
  return new Set(
    files.flatMap(file => {
      const html = readFileSync(join('doc_build', file), 'utf8');
      return [
        ...html.matchAll(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
      ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }),
  );
}

describe('a strict Content-Security-Policy', () => {
  const hashes = inlineScripts();
  const headers = {
    'content-security-policy': `default-src 'self'; script-src 'self' ${[...hashes].join(' ')}; object-src 'none'; base-uri 'none'`,
  };

  it('needs only a few hashes, the same for all pages', () => {
    expect(hashes.size).toBeLessThanOrEqual(16);
  });

  for (const path of [
    '/',
    '/zh/',
    '/guide/start/quick-start',
    '/zh/config/output/minify',
    '/config/',
    '/nowhere',
  ]) {
    it(`blocks nothing on ${path}`, async () => {
      const blocked: string[] = [];
      const page = await open(path, {
        headers,
        expectedErrors: /404/,
        before: page =>
          Promise.all([
            page.exposeFunction('report', (what: string) => blocked.push(what)),
            page.addInitScript(() => {
              document.addEventListener('securitypolicyviolation', event => {
                const { effectiveDirective, blockedURI, sample } = event;
                (window as unknown as { report(what: string): void }).report(
                  `${effectiveDirective} ${blockedURI} ${sample}`,
                );
              });
            }),
          ]),
      });
      await hydrated(page);
      await page.getByRole('button', { name: /^(Search docs|搜索文档)/ }).click();
      await page.getByRole('combobox').fill('minify');
      if (path !== '/nowhere') await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(blocked).toEqual([]);
    });
  }
});
