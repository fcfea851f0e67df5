import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { headersOf } from './support/headers';
import { openStrictly } from './support/strictPage';

closeAfterwards();

let build: string;
let headers: Record<string, string>;

beforeAll(async () => {
  build = await fixture('outputs', 'security');
  headers = headersOf(build);
}, fixtureTimeoutMs);

describe('the headers of the build', () => {
  it('name a policy with Trusted Types', () => {
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  for (const path of ['/', '/zh/guide/new.html', '/community/releases/', '/config/a.html']) {
    it(`block nothing on ${path}`, async () => {
      const { page, blocked } = await openStrictly(path, { build, headers });
      await hydrated(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(blocked).toEqual([]);
    });
  }

  it('block nothing on navigation inside the site', async () => {
    const { page, blocked } = await openStrictly('/guide/new.html', { build, headers });
    await hydrated(page);
    await page.locator('.rspress-doc').getByRole('link', { name: 'Config' }).click();
    await page.waitForURL('**/config/**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(blocked).toEqual([]);
  });

  it('allow the script of redirect pages', () => {
    const html = readFileSync(join(build, 'guide/old.html'), 'utf8');
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html)!;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['Content-Security-Policy']).toContain(`'sha256-${hash}'`);
  });

  it('refuse scripts from elsewhere and inline scripts that the build does not know', async () => {
    const { page } = await openStrictly('/', { build, headers, expectedErrors: /./ });
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.setAttribute('src', 'data:text/javascript,window.injected=1');
        document.body.append(script);
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    await page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('window.injected = 1');
        document.body.append(script);
      })
      .catch(() => {});
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

describe('other files for hosts', () => {
  it('carry the same policy, and vercel.json keeps the redirects', () => {
    const policy = headers['Content-Security-Policy']!;
    expect(readFileSync(join(build, 'security.nginx.conf'), 'utf8')).toContain(policy);
    const vercel = JSON.parse(readFileSync(join(build, 'vercel.json'), 'utf8'));
    expect(vercel.headers[0].headers[0]).toEqual({ key: 'Content-Security-Policy', value: policy });
    expect(vercel.redirects.length).toBeGreaterThan(0);
  });
});
