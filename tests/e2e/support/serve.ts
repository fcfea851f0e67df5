import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import handler from 'serve-handler';

/** A running static server. */
export interface Served {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  origin: string;
  /** Bodies that browsers sent to {@link reportPath}: what a policy refused. */
  reports: string[];
  close(): Promise<void>;
}

/** Where a policy's `report-uri` leads. */
export const reportPath = '/policy-report';

/**
 * Serves a built site the way static hosts do: clean URLs, `404.html` with status 404.
 * @param folder the build's output folder
 * @param headers sent with every answer, for example a Content-Security-Policy
 */
export async function serve(folder: string, headers: Record<string, string> = {}): Promise<Served> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === reportPath) {
      reports.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    await handler(request, response, {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      headers: [{ source: '**/*', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }],
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    reports,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
