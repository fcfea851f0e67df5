import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { decoded, pathOf } from '../logic/href';

/** Content types that browsers require, by file extension. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The file that a static host sends for an address without base, or undefined: `/a` is `a`, `a.html` or `a/index.html`. */
export function siteFile(folder: string, address: string): string | undefined {
  const root = resolve(folder);
  const path = decoded(pathOf(address).replace(/\/$/, ''));
  return ['', '.html', '/index.html']
    .map(ending => join(root, path + ending))
    .find(file => file.startsWith(root + sep) && statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** A running server. */
export interface SiteServer {
  /** `http://127.0.0.1:<port>`, without base. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on a free port of this computer.
 * @param base the site's `base`, with slashes around it
 */
export async function serveSite(folder: string, base: string): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const path = request.url!;
    const file = path.startsWith(base) ? siteFile(folder, `/${path.slice(base.length)}`) : undefined;
    const found = file ?? siteFile(folder, '/404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(found ?? '')] ?? 'application/octet-stream',
    });
    if (found) createReadStream(found).pipe(response);
    else response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
