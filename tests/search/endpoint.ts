import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Engine } from '../../theme/logic/search/engine';
import type { SearchDocument } from '../../theme/logic/search/types';

/**
 * A reference for remote mode: answers `GET /?keyword=&limit=&searchIndexes=a,b&lang=`
 * with `[{ index, hits }]`, the hits being search documents.
 * @param indexes documents of each index
 */
export async function startEndpoint(indexes: Record<string, SearchDocument[]>) {
  const asked: string[] = [];
  const engines = new Map(
    Object.entries(indexes).map(([index, documents]) => {
      const engine = new Engine();
      for (const _ of engine.read(documents));
      return [index, { engine, documents }] as const;
    }),
  );
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const parameters = new URL(request.url ?? '/', 'http://localhost').searchParams;
    const answer = (parameters.get('searchIndexes') ?? '').split(',').map(index => {
      const { engine, documents = [] } = engines.get(index) ?? {};
      const hits = engine?.search(parameters.get('keyword') ?? '', Number(parameters.get('limit'))) ?? [];
      const titles = new Set(hits.map(({ title }) => title));
      return { index, hits: documents.filter(({ title }) => titles.has(title)) };
    });
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Addresses that were asked for, in order. */
    asked,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
