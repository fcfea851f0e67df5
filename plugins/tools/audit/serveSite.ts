import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** A running server. */
export interface SiteServer {
  /** `http://127.0.0.1:<port>`, without base. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on a free port of this computer.
 * @param folder output of the build
 * @param base the site's `base`, with slashes around it
 */
export const serveSite = (folder: string, base: string): Promise<SiteServer> =>
  listen(siteHandler(folder, base));

/**
 * Answers as static hosts do: `/a` is `a`, `a.html` or `a/index.html`, and an unknown address gets `404.html`.
 * @param base with slashes around it
 */
export function siteHandler(folder: string, base: string): RequestListener {
  const send = sirv(folder, {
    // Reads the folder for each request, so that it may be built again, but also forbids to cache.
    dev: true,
    setHeaders: response => response.setHeader('cache-control', 'public'),
  });
  const notFound = join(folder, '404.html');
  return (request, response) => {
    const sendNotFound = () => {
      const hasPage = existsSync(notFound);
      response.writeHead(404, hasPage ? { 'content-type': 'text/html;charset=utf-8' } : {});
      if (hasPage) createReadStream(notFound).pipe(response);
      else response.end();
    };
    if (!request.url!.startsWith(base)) return sendNotFound();
    request.url = `/${request.url!.slice(base.length)}`;
    send(request, response, sendNotFound);
  };
}

/** Starts a server on a free port of this computer. */
export async function listen(handler: RequestListener): Promise<SiteServer> {
  const server = createServer(handler);
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
