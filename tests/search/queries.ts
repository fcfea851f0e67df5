import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RelevanceQuery } from '../../theme/relevance';

const folder = join(process.cwd(), 'tests/search');

/** All queries of a language: `queries.<lang>.json` and `parts/<name>.<lang>.json`, each query once. */
export async function readQueries(lang: string): Promise<RelevanceQuery[]> {
  const parts = await readdir(join(folder, 'parts')).catch(() => []);
  const files = [
    `queries.${lang}.json`,
    ...parts.filter(file => file.endsWith(`.${lang}.json`)).map(file => `parts/${file}`),
  ];
  const byText = new Map<string, RelevanceQuery>();
  for (const file of files) {
    const list: RelevanceQuery[] = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const query of list) if (!byText.has(query.query)) byText.set(query.query, query);
  }
  return [...byText.values()];
}
