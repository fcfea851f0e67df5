import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import { parseOptions } from '../../../shared/node/parseOptions';
import { hitsWithin } from '../../../theme/shared/search/engine/engine';
import { placeName } from '../../site/search-records/records';
import type { SearchEngine } from '../../site/search-server/engine';
import { clientName, rateLimit } from '../../site/search-server/rateLimit';
import { openFiles } from './files';
import { createMcpServer } from './server';
import { openSite, type Site } from './site';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
/** After this time a site that could not be opened is tried again, in milliseconds. */
const againMs = 10_000;

/** Time in which an engine has to answer, in milliseconds. */
const engineMs = 5000;

/** Options of `createMcpHandler()`. */
export const McpHandlerOptions = z.strictObject({
  /** Address of the site, or the folder of its build. */
  site: z.string().min(1),
  /** Engine of the search, of `rspress-plugin-duet/search-server`, for a site with a remote search. Default: the static index of the site. */
  engine: z
    .custom<SearchEngine>(
      value => typeof (value as SearchEngine | null)?.search === 'function',
      'expected an engine of rspress-plugin-duet/search-server',
    )
    .optional(),
  /** Index of the site in the engine. @default 'docs' */
  index: z.string().min(1).default('docs'),
  /** Origins of web pages that may ask, such as `https://chat.example.com`. Agents outside a browser send none and are answered. @default [] */
  origin: z
    .array(z.string().refine(isOrigin, 'expected an origin such as https://example.com, without a path'))
    .default([]),
  /** Number of requests that a client may send within a time window; `false` sets no limit. @default { requests: 100, seconds: 10 } */
  rate: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Number of requests in a window. */
        requests: z.int().positive(),
        /** Length of the window in seconds. */
        seconds: z.number().positive(),
      }),
    ])
    .default({ requests: 100, seconds: 10 }),
  /** Address of the client, to which the limit applies. Default: the last one in `x-forwarded-for`, which the nearest proxy has added. */
  clientOf: z
    .custom<(request: Request) => string | null | undefined>(value => typeof value === 'function')
    .optional(),
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
  const { site: place, engine, index, origin: origins, rate, maxBytes } = settings;
  const { clientOf = request => request.headers.get('x-forwarded-for') } = settings;
  const waitFor = rate ? rateLimit(rate, Date.now) : () => 0;
  let opened: { site: Promise<Site>; at: number; failed: boolean } | undefined;
  const siteNow = () => {
    if (!opened || (opened.failed && Date.now() - opened.at > againMs)) {
      const site = openFiles(place).then(openSite);
      const searched = engine ? site.then(site => searchedBy(engine, index, site)) : site;
      const next = { site: searched, at: Date.now(), failed: false };
      next.site.catch(() => {
        next.failed = true;
      });
      opened = next;
    }
    return opened.site;
  };

  return async request => {
    const origin = request.headers.get('origin');
    const allowed = origin !== null && origins.includes(origin);
    const headers = new Headers({ vary: 'origin' });
    if (allowed) headers.set('access-control-allow-origin', origin);
    const refuse = (status: number, error: string, more: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      return Response.json({ error }, { status, headers });
    };
    // Pages of other sites must not ask through the browser of a reader.
    if (origin !== null && !allowed && origin !== new URL(request.url).origin)
      return refuse(403, 'This origin may not ask.');
    if (request.method === 'OPTIONS') {
      headers.set('access-control-allow-methods', 'POST');
      headers.set('access-control-allow-headers', 'content-type, accept, mcp-protocol-version');
      return new Response(null, { status: 204, headers });
    }
    if (request.method !== 'POST') return refuse(405, 'Use POST.', { allow: 'POST, OPTIONS' });
    const seconds = waitFor(clientName(clientOf(request)));
    if (seconds > 0) return refuse(429, 'Too many requests.', { 'retry-after': String(seconds) });
    const body = await bodyOf(request, maxBytes);
    if (body === undefined) return refuse(413, `A request may have at most ${maxBytes} bytes.`);

    let site: Site;
    try {
      site = await siteNow();
    } catch (error) {
      console.error(error);
      return refuse(503, 'The site cannot be read.');
    }
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
    for (const [name, value] of response.headers) headers.set(name, value);
    return new Response(text || null, { status: response.status, headers });
  };
}

/** The site with the search of an engine, which has ranked the pages; words are matched again for sections and excerpts. */
function searchedBy(engine: SearchEngine, index: string, site: Site): Site {
  return {
    ...site,
    async search(keyword, lang, version, limit) {
      const signal = AbortSignal.timeout(engineMs);
      const records = await engine.search(
        { place: placeName(index, lang, version), lang, keyword, limit },
        signal,
      );
      return records.flatMap(({ title, routePath, id = routePath, content = '', toc = [], description }) =>
        title === undefined || routePath === undefined
          ? []
          : hitsWithin({ id: id!, title, routePath, content, toc, description, domain: '' }, keyword),
      );
    },
  };
}

/** The body of a request; undefined if it is too large. */
async function bodyOf(request: Request, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
