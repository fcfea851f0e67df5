import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import { parseOptions } from '../../../shared/node/parseOptions';
import { createGuard } from '../../site/search-server/guard';
import { origin, SearchHandlerOptions } from '../../site/search-server/options';
import { readText } from '../site/readText';
import { createSiteOpener } from '../site/siteOpener';
import { createMcpServer } from './server';

/** Options of `createMcpHandler()`. */
export const McpHandlerOptions = z.strictObject({
  /** Address of the site, or the folder of its build. */
  site: z.string().min(1),
  /** Engine of the search, of `rspress-plugin-duet/search-server`, for a site with a remote search. Default: the static index of the site. */
  engine: SearchHandlerOptions.shape.engine,
  /** Index of the site in the engine. @default 'docs' */
  index: z.string().min(1).default('docs'),
  /** Origins of web pages that may ask, such as `https://chat.example.com`. Agents outside a browser send none and are answered. @default [] */
  origin: z.array(origin).default([]),
  /** Number of requests that a client may send within a time window; `false` sets no limit. @default { requests: 100, seconds: 10 } */
  rate: SearchHandlerOptions.shape.rate,
  /** Address of the client, to which the limit applies. Default: the last one in `x-forwarded-for`, which the nearest proxy has added. */
  clientOf: SearchHandlerOptions.shape.clientOf,
  /** Largest request, in bytes. @default 65536 */
  maxBytes: z.int().positive().default(65_536),
});

/** Options of `createMcpHandler()`. */
export type McpHandlerOptions = z.input<typeof McpHandlerOptions>;

/**
 * Creates the `fetch` handler of a Model Context Protocol server over streamable HTTP, with the tools of `duet mcp`.
 * It keeps no sessions, so that any number of processes can answer.
 * @throws Error with all problems of the options
 */
export function createMcpHandler(options: McpHandlerOptions): (request: Request) => Promise<Response> {
  const settings = parseOptions(
    'rspress-duet-tools/mcp',
    '"For coding agents" in the README',
    McpHandlerOptions,
    options,
  );
  const { engine, index, rate, clientOf, maxBytes } = settings;
  const guard = createGuard({
    origins: settings.origin,
    method: 'POST',
    headers: 'content-type, accept, mcp-protocol-version',
    rate,
    clientOf,
    now: Date.now,
  });
  const siteNow = createSiteOpener({ site: settings.site, engine, index });

  return async request => {
    const { headers, answer } = guard(request);
    if (answer) return answer;
    const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });
    const body = await readText(request.body, maxBytes);
    if (body === undefined) return refuse(413, `A request may have at most ${maxBytes} bytes.`);

    const site = await siteNow();
    if (!site) return refuse(503, 'The site cannot be read.');
    const server = createMcpServer(site);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    const copy = new Request(request.url, { method: 'POST', headers: request.headers, body });
    const response = await transport.handleRequest(copy);
    const text = await response.text();
    await server.close();
    const all = { ...Object.fromEntries(response.headers), ...headers };
    return new Response(text || null, { status: response.status, headers: all });
  };
}
