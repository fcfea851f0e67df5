import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseQueries, type RelevanceQuery } from './queries';

/** The queries of one file in one language: a row of the table. */
export interface QuerySet {
  name: string;
  lang: string;
  queries: RelevanceQuery[];
}

/**
 * The queries by file and by language of the page that they name, and those for pages that the site does not have.
 * @param site folder of the site, for messages
 * @param address where the site is served, with a slash at the end
 * @throws Error that says which file is invalid, or that no query names a page of the site
 */
export async function readSets(
  files: readonly string[],
  site: string,
  address: string,
): Promise<{ sets: QuerySet[]; skipped: RelevanceQuery[] }> {
  const skipped: RelevanceQuery[] = [];
  const sets: QuerySet[] = [];
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const byLanguage = new Map<string, RelevanceQuery[]>();
    for (const query of parseQueries(readFileSync(file, 'utf8'), file)) {
      const response = await fetch(address + query.page.slice(1));
      const html = await response.text();
      if (!response.ok) {
        skipped.push(query);
        continue;
      }
      const lang = /<html\b[^>]*?\slang="?([\w-]*)/i.exec(html)?.[1] ?? '';
      byLanguage.set(lang, [...(byLanguage.get(lang) ?? []), query]);
    }
    for (const [lang, queries] of byLanguage)
      sets.push({ name: `${basename(file)}, ${lang}`, lang, queries });
  }
  if (sets.length > 0) return { sets, skipped };
  throw new Error(
    `${site} has none of the pages that the queries name. Addresses have no base, as in /guide/start.`,
  );
}
