import { engineClient, wait } from './client';
import { type HttpEngineOptions, type SearchEngine, weights } from './engine';

/** Records per request when stamps are read. */
const pageSize = 1000;

/** Shortest and longest interval at which a task is polled, in milliseconds; it doubles each time. */
const firstPollMs = 10;
const lastPollMs = 1000;

interface Task {
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled';
  error?: { message: string } | null;
}

/** Meilisearch, one index per language. */
export function meilisearch({ url, key }: HttpEngineOptions): SearchEngine {
  const call = engineClient('Meilisearch', url, key ? { authorization: `Bearer ${key}` } : {});
  /** Sends a change and waits until Meilisearch has made it. */
  const change = async (method: string, path: string, body: unknown) => {
    const { taskUid } = JSON.parse((await call(method, path, { body }))!);
    for (let pause = firstPollMs; ; pause = Math.min(2 * pause, lastPollMs)) {
      const { status, error }: Task = JSON.parse((await call('GET', `/tasks/${taskUid}`))!);
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') {
        throw new Error(`Meilisearch could not run ${method} ${path}: ${error?.message ?? status}`);
      }
      await wait(pause);
    }
  };
  return {
    name: 'meilisearch',
    async search({ collection, keyword, limit }, signal) {
      const answer = await call('POST', `/indexes/${collection}/search`, {
        body: { q: keyword, limit },
        signal,
      });
      return JSON.parse(answer!).hits;
    },
    async collections() {
      const { results } = JSON.parse((await call('GET', '/indexes?limit=1000'))!);
      return results.map(({ uid }: { uid: string }) => uid);
    },
    async prepare(collection) {
      if ((await call('GET', `/indexes/${collection}`, { accept: 404 })) !== undefined) return;
      // Creates the index too, in one step. The order of the attributes is their weight.
      await change('PATCH', `/indexes/${collection}/settings`, {
        searchableAttributes: Object.keys(weights),
      });
    },
    async stamps(collection) {
      const stamps = new Map<string, string | undefined>();
      for (let offset = 0; ; offset += pageSize) {
        const body = { fields: ['id', 'stamp'], limit: pageSize, offset };
        const answer = await call('POST', `/indexes/${collection}/documents/fetch`, { body, accept: 404 });
        if (answer === undefined) return stamps;
        const { results, total } = JSON.parse(answer);
        for (const { id, stamp } of results) stamps.set(id, stamp);
        if (offset + pageSize >= total) return stamps;
      }
    },
    async write(collection, records) {
      await change('POST', `/indexes/${collection}/documents?primaryKey=id`, records);
    },
    async remove(collection, ids) {
      await change('POST', `/indexes/${collection}/documents/delete-batch`, ids);
    },
  };
}
