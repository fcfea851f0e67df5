import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { indexFiles } from '../../../../theme/node/search/indexFiles';
import type { Shards } from '../../../../theme/node/search/indexParts';
import type { SearchDocument } from '../../../../theme/shared/search/types';

/** The files of an index, as a deployment has them. */
export function deployment(documents: SearchDocument[], hash: string, shards: Shards = true) {
  return indexFiles(`static/search_index.en.${hash}.json`, JSON.stringify(documents), shards);
}

/** A host of index files that can be exchanged while it runs; it answers once it is `ready`. */
export async function startIndexServer(files: Map<string, string>) {
  const asked: string[] = [];
  const host = { files, asked, base: '', close: () => {}, ready: Promise.resolve() };
  const server = createServer(async (request, response) => {
    const name = new URL(request.url!, 'http://localhost').pathname.slice(1);
    asked.push(name);
    await host.ready;
    const text = host.files.get(name);
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  host.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  host.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return host;
}
