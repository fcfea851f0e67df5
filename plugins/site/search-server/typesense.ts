import { jsonLines, toLines } from '../search-records/jsonLines';
import { engineClient } from './client';
import { type HttpEngineOptions, type SearchEngine, weights } from './engine';

/** Languages that Typesense splits into words by rules of their own. */
const locales = ['be', 'el', 'ja', 'ko', 'ru', 'sr', 'th', 'uk', 'zh'];

/** Typesense, one collection per language. */
export function typesense({ url, key }: HttpEngineOptions): SearchEngine {
  const call = engineClient('Typesense', url, key ? { 'x-typesense-api-key': key } : {});
  const documents = (place: string) => `/collections/${place}/documents`;
  return {
    name: 'typesense',
    async search({ place, keyword, limit }, signal) {
      const parameters = new URLSearchParams({
        q: keyword,
        query_by: Object.keys(weights).join(','),
        query_by_weights: Object.values(weights).join(','),
        per_page: String(limit),
        exclude_fields: 'headings,stamp',
      });
      const answer = await call('GET', `${documents(place)}/search?${parameters}`, { signal });
      return JSON.parse(answer!).hits.map(({ document }: { document: object }) => document);
    },
    async places() {
      const collections: { name: string }[] = JSON.parse((await call('GET', '/collections'))!);
      return collections.map(({ name }) => name);
    },
    async prepare(place, lang) {
      const locale = locales.find(locale => lang.startsWith(locale));
      const fields = Object.keys(weights).map(name => ({
        name,
        type: name === 'headings' || name === 'keywords' ? 'string[]' : 'string',
        ...(locale && { locale }),
      }));
      // 409: the collection exists. Fields without a schema are stored and not searched.
      await call('POST', '/collections', { body: { name: place, fields }, accept: 409 });
    },
    async stamps(place) {
      const path = `${documents(place)}/export?include_fields=id,stamp`;
      const lines = jsonLines<{ id: string; stamp?: string }>(await call('GET', path, { accept: 404 }));
      return new Map(lines.map(({ id, stamp }) => [id, stamp]));
    },
    async write(place, records) {
      const path = `${documents(place)}/import?action=upsert`;
      const answers = await call('POST', path, { body: toLines(records) });
      // The status is 200 even if documents were refused.
      const refused = jsonLines<{ success: boolean; error?: string }>(answers).find(
        ({ success }) => !success,
      );
      if (refused) throw new Error(`Typesense refused a record of ${place}: ${refused.error}`);
    },
    async remove(place, ids) {
      for (const id of ids) await call('DELETE', `${documents(place)}/${id}`, { accept: 404 });
    },
  };
}
