import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type SiteServer, siteHandler } from '../../../plugins/tools/audit/serveSite';
import { latencyMs } from './limits';

/** A running static server. */
export interface Served extends SiteServer {
  /** Bodies that browsers sent to {@link reportPath}: what a policy refused. */
  reports: string[];
}

/** Where a policy's `report-uri` leads. */
export const reportPath = '/policy-report';

/** Addresses of scripts, styles and data. */
const isPart = /\/static\/|\.json\b/;

/**
 * Serves a built site as the audit does.
 * @param folder the build's output folder
 * @param headers sent with every answer, for example a Content-Security-Policy
 */
export async function serve(folder: string, headers: Record<string, string> = {}): Promise<Served> {
  const reports: string[] = [];
  const send = siteHandler(folder, '/');
  const server = await listen(async (request, response) => {
    if (request.method === 'POST' && request.url === reportPath) {
      reports.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (latencyMs > 0 && isPart.test(request.url!)) await sleep(latencyMs);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(request, response);
  });
  return { ...server, reports };
}
