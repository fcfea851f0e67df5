import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@rstest/core';
import type { Response } from 'playwright';
import { hydrated } from '../../plugins/tools/audit/index';
import { closeAfterwards, open } from './support/browser';

closeAfterwards();

type Kind = 'document' | 'script' | 'stylesheet';

/** What a first visit loads, in bytes by kind, each file compressed as hosts do it. */
async function firstLoad(path: string): Promise<Record<Kind, number>> {
  const bytes = { document: 0, script: 0, stylesheet: 0 };
  const answers: Response[] = [];
  const page = await open(path, {
    before: async page => {
      page.on('response', answer => answers.push(answer));
    },
  });
  await hydrated(page);
  // Until nothing is on its way any more: what React loads by itself counts too.
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  const html = await answers[0]!.text();
  const seen = new Set<string>();
  for (const answer of answers) {
    // Third parties cost nothing only because there are none.
    const url = new URL(answer.url());
    expect(url.origin).toBe(origin);
    const kind = answer.request().resourceType() as Kind;
    if (!(kind in bytes) || seen.has(answer.url())) continue;
    // A script that the page does not name begins to load when another one has arrived and run.
    if (kind === 'script') expect(html).toContain(`"${url.pathname}"`);
    seen.add(answer.url());
    bytes[kind] += gzipSync(await answer.body(), { level: 9 }).length;
  }
  return bytes;
}

// React takes 68,700 bytes of the script. The limits are up to 2 % above what a page loads today, so that growth gets
// noticed. Names of files contain hashes of their content, which compress to a few bytes more or less.
describe('the first load', () => {
  it.each([
    ['/guide/start/quick-start', { document: 12_850, script: 126_700, stylesheet: 17_000 }],
    ['/zh/config/server/port', { document: 11_500, script: 125_500, stylesheet: 17_000 }],
    ['/', { document: 10_050, script: 129_450, stylesheet: 17_000 }],
  ])('of %s stays within its budget', async (path, limits) => {
    const bytes = await firstLoad(path);
    for (const kind of ['document', 'script', 'stylesheet'] as const) {
      expect(bytes[kind], kind).toBeGreaterThan(0);
      expect(bytes[kind], kind).toBeLessThanOrEqual(limits[kind]);
    }
  });
});
