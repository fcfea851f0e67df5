import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Engine } from '../../theme/shared/search/engine/engine';
import type { SearchDocument } from '../../theme/shared/search/types';

/**
 * A reference endpoint for remote mode: answers `GET /?keyword=&limit=&searchIndexes=a,b&lang=` with
 * `[{ index, hits }]`, where hits are search documents, best first; any other request with status 400.
 * @param indexes documents of each index
 */
export async function startEndpoint(indexes: Record<string, SearchDocument[]>) {
  const asked: string[] = [];
  const searches = new Map(
    Object.entries(indexes).map(([index, documents]) => {
      const engine = new Engine(documents);
      const byAddress = new Map(documents.map(page => [page.domain + page.routePath, page]));
      return [
        index,
        (keyword: string, limit: number) => {
          const addresses = engine.search(keyword, limit).map(({ link }) => link.replace(/#.*$/, ''));
          return [...new Set(addresses)].map(address => byAddress.get(address)!);
        },
      ] as const;
    }),
  );
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const keyword = searchParams.get('keyword');
    const limit = Number(searchParams.get('limit'));
    const names = (searchParams.get('searchIndexes') ?? '').split(',');
    response.setHeader('content-type', 'application/json');
    if (!keyword || !(limit > 0) || !names.every(name => searches.has(name))) {
      response.writeHead(400).end(JSON.stringify({ error: 'keyword, limit and searchIndexes are needed' }));
      return;
    }
    response.end(JSON.stringify(names.map(index => ({ index, hits: searches.get(index)!(keyword, limit) }))));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Addresses that were asked for, in order. */
    asked,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
