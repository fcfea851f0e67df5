import { toLines } from '../search-records/jsonLines';
import { engineClient } from './client';
import { type HttpEngineOptions, type SearchEngine, weights } from './engine';

/** Records per request when stamps are read. */
const pageSize = 1000;

/** Analyzers that Elasticsearch and OpenSearch contain, by language; others get `standard`. */
const analyzers: Record<string, string> = {
  ...{ en: 'english', zh: 'cjk', ja: 'cjk', ko: 'cjk', de: 'german', fr: 'french', es: 'spanish' },
  ...{ it: 'italian', pt: 'portuguese', ru: 'russian', nl: 'dutch', sv: 'swedish', tr: 'turkish' },
};

/** Options of {@link elasticsearch}. */
export interface ElasticsearchOptions extends HttpEngineOptions {
  /** User of basic authentication, with `password`, instead of `key`. */
  user?: string;
  /** Password of `user`. */
  password?: string;
}

/** Elasticsearch 8 or OpenSearch 2 and newer, one index per language, all with the alias `<index>`. */
export function elasticsearch({ url, key, user, password }: ElasticsearchOptions): SearchEngine {
  const authorization = user
    ? `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password ?? ''}`)))}`
    : key && `ApiKey ${key}`;
  const call = engineClient('Elasticsearch', url, authorization ? { authorization } : {});
  const bulk = async (lines: unknown[]) => {
    const answer = JSON.parse((await call('POST', '/_bulk?refresh=true', { body: toLines(lines) }))!);
    // The status is 200 even if records were refused.
    if (!answer.errors) return;
    const items: { error?: { reason: string } }[] = answer.items.flatMap(Object.values);
    throw new Error(`Elasticsearch refused a record: ${items.find(({ error }) => error)?.error?.reason}`);
  };
  return {
    name: 'elasticsearch',
    async search({ collection, keyword, limit }, signal) {
      const fields = Object.entries(weights).map(([field, weight]) => `${field}^${weight}`);
      const body = {
        size: limit,
        _source: { excludes: ['headings', 'stamp'] },
        // The last word is a prefix, because readers are still typing it.
        query: { multi_match: { query: keyword, type: 'bool_prefix', fuzziness: 'AUTO', fields } },
      };
      const { hits } = JSON.parse((await call('POST', `/${collection}/_search`, { body, signal }))!);
      return hits.hits.map(({ _source }: { _source: object }) => _source);
    },
    async collections(index) {
      const answer = await call('GET', `/_alias/${index}`, { accept: 404 });
      return Object.keys(JSON.parse(answer ?? '{}'));
    },
    async prepare(collection, lang, index) {
      if ((await call('GET', `/${collection}`, { accept: 404 })) !== undefined) return;
      const text = { type: 'text', analyzer: analyzers[lang.slice(0, 2)] ?? 'standard' };
      const properties = {
        ...Object.fromEntries(Object.keys(weights).map(field => [field, text])),
        id: { type: 'keyword' },
        stamp: { type: 'keyword' },
        toc: { type: 'object', enabled: false },
      };
      await call('PUT', `/${collection}`, {
        body: { aliases: { [index]: {} }, mappings: { dynamic: false, properties } },
      });
    },
    async stamps(collection) {
      const stamps = new Map<string, string | undefined>();
      for (let after: unknown[] | undefined; ; ) {
        const sort = [{ id: 'asc' }];
        const body = { size: pageSize, _source: ['stamp'], sort, ...(after && { search_after: after }) };
        const answer = await call('POST', `/${collection}/_search`, { body, accept: 404 });
        const hits: { _id: string; _source: { stamp?: string }; sort: unknown[] }[] =
          answer === undefined ? [] : JSON.parse(answer).hits.hits;
        for (const { _id, _source } of hits) stamps.set(_id, _source.stamp);
        if (hits.length < pageSize) return stamps;
        after = hits.at(-1)?.sort;
      }
    },
    write: (collection, records) =>
      bulk(records.flatMap(record => [{ index: { _index: collection, _id: record.id } }, record])),
    remove: (collection, ids) => bulk(ids.map(id => ({ delete: { _index: collection, _id: id } }))),
  };
}
