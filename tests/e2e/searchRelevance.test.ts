import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import type { Page } from 'playwright-core';
import { askSearch, judge, missLine, type RelevanceQuery, tableHead, tableLine } from '../../theme/relevance';
import { readQueries } from '../search/queries';
import { closeAfterwards, hydrated, open } from './support/browser';

closeAfterwards();

const site = process.env.DUET_SITE ?? 'doc_build';

/** Whether the built site has a page. */
const isPage = (page: string) =>
  existsSync(join(process.cwd(), site, `${page.replace(/\/$/, '/index')}.html`));

/** The exact names of all options, each with its page; from the index that readers search. */
async function optionNames(page: Page, prefix: string): Promise<RelevanceQuery[]> {
  const loaded = page.waitForResponse(response => /search_index/.test(response.url()));
  await page.keyboard.press('Control+k');
  const documents: Array<{ title: string; routePath: string }> = await (await loaded).json();
  return documents
    .filter(({ title, routePath }) => routePath.startsWith(`${prefix}/config/`) && /^[\w$.]+$/.test(title))
    .map(({ title, routePath }) => ({ query: title, page: routePath, rank: 1 }));
}

describe('the search of the site', () => {
  for (const [lang, prefix] of [
    ['en', ''],
    ['zh', '/zh'],
  ] as const) {
    it(`answers what readers type, and every option's name (${lang})`, async () => {
      const queries = (await readQueries(lang)).filter(({ page }) => isPage(page));
      const page = await open(`${prefix}/`, { build: site });
      await hydrated(page);
      const names = await optionNames(page, prefix);
      const answers = await askSearch(page, [...queries, ...names]);
      const asked = judge(queries, answers);
      const named = judge(names, answers);
      console.log(
        [
          tableHead,
          tableLine(lang, asked),
          tableLine(`${lang}, option names`, named),
          ...asked.misses.map(missLine),
          ...named.misses.map(missLine),
        ].join('\n'),
      );
      expect(queries.length).toBeGreaterThanOrEqual(80);
      expect(asked.empty).toEqual([]);
      expect(asked.success5).toBeGreaterThanOrEqual(0.98);
      expect(asked.mrr).toBeGreaterThanOrEqual(0.95);
      expect(names.length).toBeGreaterThanOrEqual(60);
      expect(named.mrr).toBeGreaterThanOrEqual(0.95);
    }, 180_000);
  }
});
