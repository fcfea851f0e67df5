import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createAudit } from './support/axe';
import { closeAfterwards, hydrated, open } from './support/browser';

closeAfterwards();

/** How many pages one test looks at: small enough to name the trouble, large enough to reuse the browser. */
const batchSize = 24;

/** Address of every page that the build wrote, redirect stubs left out. */
function addresses(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .filter(file => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'))
    .map(
      file =>
        `/${file
          .replaceAll('\\', '/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, '')}`,
    )
    .sort();
}

function batches(all: string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}

describe('every page of the site', () => {
  const audit = createAudit(['light', 'dark']);
  for (const batch of batches(addresses('doc_build'))) {
    it(`has no axe violation in light and dark, and hydrates: ${batch[0]} …`, async () => {
      const found: string[] = [];
      const page = await open('/404', { reducedMotion: 'reduce', expectedErrors: /404/ });
      for (const address of batch) {
        await page.goto(new URL(address, page.url()).href);
        await hydrated(page);
        found.push(...(await audit(page)).map(line => `${address} ${line}`));
      }
      expect(found).toEqual([]);
    }, 180_000);
  }

  it('carries no inline style and no inline handler, so that a strict policy can be served', () => {
    const found = addresses('doc_build').flatMap(address => {
      const file = address.endsWith('/') ? `${address}index.html` : `${address}.html`;
      const html = readFileSync(join('doc_build', file), 'utf8');
      return [...html.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(
        ([tag]) => `${address} ${tag}`,
      );
    });
    expect(found.slice(0, 20)).toEqual([]);
  });
});
