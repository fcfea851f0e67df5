import { jsonLines, toLines } from '../search-records/jsonLines';
import { engineClient } from './client';
import { type HttpEngineOptions, type SearchEngine, weights } from './engine';

/** Languages that Typesense splits into words by rules of their own. */
const locales = ['be', 'el', 'ja', 'ko', 'ru', 'sr', 'th', 'uk', 'zh'];

/** Typesense, one collection per language. */
export function typesense({ url, key }: HttpEngineOptions): SearchEngine {
  const call = engineClient('Typesense', url, key ? { 'x-typesense-api-key': key } : {});
  const documents = (collection: string) => `/collections/${collection}/documents`;
  return {
    name: 'typesense',
    async search({ collection, keyword, limit }, signal) {
      const parameters = new URLSearchParams({
        q: keyword,
        query_by: Object.keys(weights).join(','),
        query_by_weights: Object.values(weights).join(','),
        per_page: String(limit),
        exclude_fields: 'headings,stamp',
      });
      const answer = await call('GET', `${documents(collection)}/search?${parameters}`, { signal });
      return JSON.parse(answer!).hits.map(({ document }: { document: object }) => document);
    },
    async collections() {
      const collections: { name: string }[] = JSON.parse((await call('GET', '/collections'))!);
      return collections.map(({ name }) => name);
    },
    async prepare(collection, lang) {
      const locale = locales.find(locale => lang.startsWith(locale));
      const fields = Object.keys(weights).map(name => ({
        name,
        type: name === 'headings' || name === 'keywords' ? 'string[]' : 'string',
        ...(locale && { locale }),
      }));
      // 409: the collection exists. Fields without a schema are stored and not searched.
      await call('POST', '/collections', { body: { name: collection, fields }, accept: 409 });
    },
    async stamps(collection) {
      const path = `${documents(collection)}/export?include_fields=id,stamp`;
      const lines = jsonLines<{ id: string; stamp?: string }>(await call('GET', path, { accept: 404 }));
      return new Map(lines.map(({ id, stamp }) => [id, stamp]));
    },
    async write(collection, records) {
      const path = `${documents(collection)}/import?action=upsert`;
      const answers = await call('POST', path, { body: toLines(records) });
      // The status is 200 even if documents were refused.
      const refused = jsonLines<{ success: boolean; error?: string }>(answers).find(
        ({ success }) => !success,
      );
      if (refused) throw new Error(`Typesense refused a record of ${collection}: ${refused.error}`);
    },
    async remove(collection, ids) {
      for (const id of ids) await call('DELETE', `${documents(collection)}/${id}`, { accept: 404 });
    },
  };
}
