import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { askSearch, judge, missLine, tableHead, tableLine } from '../../theme/relevance';
import { readQueries } from '../search/queries';
import { closeAfterwards, hydrated, open } from './support/browser';

closeAfterwards();

/** Whether the built site has a page. */
const isPage = (page: string) =>
  existsSync(join(process.cwd(), 'doc_build', `${page.replace(/\/$/, '/index')}.html`));

describe('the search of the site', () => {
  for (const [lang, prefix] of [
    ['en', ''],
    ['zh', '/zh'],
  ] as const) {
    it(`answers what readers type (${lang})`, async () => {
      const queries = await readQueries(lang);
      const asked = queries.filter(({ page }) => isPage(page));
      const page = await open(`${prefix}/`);
      await hydrated(page);
      const report = judge(queries, await askSearch(page, asked), isPage);
      console.log(`${tableHead}\n${tableLine(lang, report)}`);
      console.log(
        [
          `${report.skipped} queries skipped: their pages are not built.`,
          ...report.misses.map(missLine),
        ].join('\n'),
      );
      if (asked.length === 0) return;
      expect(report.empty).toEqual([]);
      expect(report.success5).toBeGreaterThanOrEqual(0.98);
      expect(report.mrr).toBeGreaterThanOrEqual(0.95);
    }, 300_000);
  }
});
