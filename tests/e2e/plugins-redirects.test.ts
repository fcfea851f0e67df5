import { beforeAll, describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';
import { fixture, fixtureTimeoutMs } from './support/fixture';

closeAfterwards();

let clean: string;
let html: string;

beforeAll(async () => {
  clean = await fixture('outputs');
  html = await fixture('outputs', 'html');
}, 2 * fixtureTimeoutMs);

const at = (page: Page, path: string) => page.waitForURL(url => url.href.replace(url.origin, '') === path);

describe('an old address', () => {
  for (const [prefix, title] of [
    ['', 'New <guide> & co'],
    ['/zh', 'New <guide> & co'],
  ]) {
    it(`leads on without JavaScript, in one hop, below "${prefix}"`, async () => {
      const page = await open(`/docs${prefix}/guide/old`, { build: clean, javaScriptEnabled: false });
      await at(page, `/docs${prefix}/guide/new`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    });

    it(`leads on with JavaScript and keeps query and hash, below "${prefix}"`, async () => {
      const page = await open(`/docs${prefix}/guide/older?q=1#limits`, { build: clean });
      await at(page, `/docs${prefix}/guide/new?q=1#limits`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      // One hop: the old address is not in the history of the tab.
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  it('joins the query of the target with the reader’s, and the target’s heading wins', async () => {
    const page = await open('/docs/config/b?q=1#x', { build: clean });
    await at(page, '/docs/config/a?from=b&q=1#option-a');
  });

  it('stays where redirects are switched off, with a link that anyone can follow', async () => {
    const page = await open('/docs/guide/old?globalUIComponents=0', { build: clean });
    const link = page.getByRole('link', { name: 'https://example.com/docs/guide/new' });
    expect(await link.getAttribute('href')).toBe('/docs/guide/new');
    expect(new URL(page.url()).pathname).toBe('/docs/guide/old');
  });

  it('leads to another host', async () => {
    const page = await open('/docs/zh/plugins/away', {
      build: clean,
      before: page => page.route('https://example.org/**', route => route.fulfill({ body: 'away' })),
    });
    await page.waitForURL('https://example.org/away');
  });

  it('leads on from a link inside the site', async () => {
    for (const prefix of ['', '/zh']) {
      const page = await open(`/docs${prefix}/config/`, { build: clean });
      await hydrated(page);
      await page.getByRole('link', { name: 'Old address' }).click();
      await at(page, `/docs${prefix}/guide/new?a=1#usage`);
      await page.goBack();
      await at(page, `/docs${prefix}/config/`);
    }
  });

  it('leads on when the site itself navigates, without reloading it', async () => {
    const page = await open('/docs/zh/config/', { build: clean });
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(window, { marked: true });
      history.pushState(null, '', '/docs/zh/guide/oldest?a=1#usage');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await at(page, '/docs/zh/guide/new?a=1#usage');
    await page.getByRole('heading', { level: 1, name: 'New <guide> & co' }).waitFor();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

  it('leads on by a pattern without end, from the 404 page, with addresses that end in .html', async () => {
    const warnings: string[] = [];
    const page = await open('/blog/2020/x?q=1#limits', {
      build: html,
      expectedErrors: /404/,
      before: async page => {
        page.on('console', message => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
      },
    });
    await at(page, '/guide/new.html?q=1#limits');
    await page.getByRole('heading', { level: 1, name: 'New <guide> & co' }).waitFor();
    // The pattern that is none is named once, not on every navigation.
    expect(warnings.filter(text => text.includes('Invalid redirect pattern'))).toEqual([
      expect.stringMatching(/rules\.2 "\(".*Unterminated group/),
    ]);
  });

  it('stays on the 404 page where redirects are switched off', async () => {
    const page = await open('/blog/2020/x?globalUIComponents=0', { build: html, expectedErrors: /404/ });
    await hydrated(page);
    await page.getByText('PAGE NOT FOUND').waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/2020/x');
  });
});
