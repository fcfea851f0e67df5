import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { sitePages } from '../../../../../plugins/tools/audit/sitePages';

describe('sitePages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Not found</h1>',
    'guide/index.html': '<h1>Guide</h1>',
    'guide/reindex.html': '<h1>Reindex</h1>',
    'guide/old.html': '<meta http-equiv="refresh" content="0;url=/guide/new">',
    'guide/start.md': '# Start',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  it('has the HTML of every page by its clean address, without pages that only redirect', () => {
    expect(Object.fromEntries(sitePages(folder))).toEqual({
      '/': '<h1>Home</h1>',
      '/404': '<h1>Not found</h1>',
      '/guide/': '<h1>Guide</h1>',
      '/guide/reindex': '<h1>Reindex</h1>',
    });
  });
});
