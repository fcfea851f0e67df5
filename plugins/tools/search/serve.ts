import { timingSafeEqual } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { counted } from '../../../shared/counted';
import { jsonLines } from '../../site/search-records/jsonLines';
import type { SearchRecord } from '../../site/search-records/records';
import { flexsearch } from '../../site/search-server/flexsearch';
import { createSearchHandler } from '../../site/search-server/handler';
import { type PushReport, push } from '../../site/search-server/push';
import { defineCommand } from '../cli/command';
import { checkIndexName, counts, findRecords, isRecord } from './records';

/** How long the folder of the records must be quiet before it is read again, in milliseconds. */
const quietMs = 500;
/** Largest push over HTTP, in bytes. */
const largestPush = 256 * 1024 * 1024;

export const command = defineCommand({
  description: `Answers searches of the remote mode from the records of a build, with FlexSearch and nothing to install.
Reads the records again when a new build has written them, and keeps the index for the next start.`,
  arguments: '[<folder of the records>]',
  options: {
    port: { type: 'string', value: '<number>', description: 'port; 0 is any free one', default: '8787' },
    host: { type: 'string', value: '<address>', description: 'address to listen on', default: '127.0.0.1' },
    origin: {
      type: 'string',
      value: '<origin>',
      description:
        'origin of a site that may ask, such as https://docs.example.com (default: http://localhost:3000)',
      multiple: true,
    },
    index: { type: 'string', value: '<name>', description: 'name of the index', default: 'docs' },
    data: {
      type: 'string',
      value: '<folder>',
      description: 'folder in which the index is kept',
      default: 'search-index',
    },
  },
  notes: `Without a folder, search-records is read, if it is there.
Environment: DUET_SEARCH_KEY, at least 16 characters: whoever knows it may replace the records
(duet search push --engine flexsearch --url http://…). Without it, nobody may.`,
  async run({ values, positionals }, { print, variables }) {
    const { origin = ['http://localhost:3000'], index, data, host } = values;
    const [folder = 'search-records', ...others] = positionals;
    const port = Number(values.port);
    const key = variables.DUET_SEARCH_KEY ?? '';
    if (others.length > 0) throw new Error('Pass one folder of records.');
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error('--port must be from 0 to 65535.');
    if (key && key.length < 16) throw new Error('DUET_SEARCH_KEY must have at least 16 characters.');
    checkIndexName(index);
    for (const site of origin)
      if (!URL.canParse(site) || new URL(site).origin !== site)
        throw new Error(
          `--origin must be an origin such as https://docs.example.com, without a path or a slash at the end, not ${site}.`,
        );

    const engine = flexsearch({ folder: data });
    const handler = createSearchHandler({ engine, origin, indexes: [index] });
    const replaceWith = async (records: SearchRecord[]) => {
      const report = await push({ engine, index, records });
      const { added, changed, removed, unchanged } = report;
      if (added + changed + removed > 0) print(`${index}: ${counts(report)}`);
      else if (unchanged > 0) print(`${index}: ${counted(unchanged, 'pages')}`);
      return report;
    };
    /** Reads the records; a folder without any, as during a build, changes nothing. */
    const update = async () => {
      const records = findRecords(folder);
      if (records.length > 0) await replaceWith(records);
      return records.length > 0;
    };
    const hasRecords = await update();

    const server = createServer((request, response) => {
      const answer = request.method === 'PUT' ? receive(request, key, replaceWith) : ask(request, handler);
      answer.then(
        result => send(result, response),
        error => {
          console.error(error);
          send(Response.json({ error: 'The request failed.' }, { status: 500 }), response);
        },
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new Error(`Port ${port} of ${host} is in use. Pass another one with --port.`)
            : error,
        ),
      );
      server.listen(port, host, resolve);
    });
    const { port: listening } = server.address() as AddressInfo;
    print(`Search: http://${host.includes(':') ? `[${host}]` : host}:${listening} (apiUrl of the site)`);
    const stopWatching = watchFolder(folder, () => {
      update().catch((error: Error) => console.error(error.message));
    });
    if (!hasRecords)
      print(`No records in ${folder} yet. Until a build writes them, a former index is searched.`);
    await new Promise<void>(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    });
    stopWatching();
    server.closeIdleConnections();
    await new Promise(resolve => server.close(resolve));
    return false;
  },
});

/** Answers a search. */
function ask(request: IncomingMessage, handler: (request: Request) => Promise<Response>): Promise<Response> {
  const gone = new AbortController();
  request.socket.once('close', () => gone.abort());
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // The address of the client, unless a proxy has added it.
  if (!request.headers['x-forwarded-for'])
    headers.push(['x-forwarded-for', request.socket.remoteAddress ?? '']);
  const address = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  return handler(new Request(address, { method: request.method, headers, signal: gone.signal }));
}

/** Replaces the records, which are sent as JSON lines, for a client that has the key. */
async function receive(
  request: IncomingMessage,
  key: string,
  replaceWith: (records: SearchRecord[]) => Promise<PushReport>,
): Promise<Response> {
  const refuse = (status: number, error: string) => Response.json({ error }, { status });
  if (!key) return refuse(403, 'Start the server with DUET_SEARCH_KEY to push to it.');
  if (!isSame(request.headers.authorization ?? '', `Bearer ${key}`)) return refuse(401, 'The key is wrong.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestPush) return refuse(413, `A push may have at most ${largestPush} bytes.`);
    chunks.push(chunk);
  }
  let records: SearchRecord[];
  try {
    records = jsonLines<SearchRecord>(Buffer.concat(chunks).toString());
  } catch {
    return refuse(400, 'The body must consist of records as JSON lines.');
  }
  if (!records.every(isRecord)) return refuse(400, 'A line is not a record of pluginSearchRecords.');
  return Response.json(await replaceWith(records));
}

/** Compares in a time that does not depend on what differs. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function send(result: Response, response: ServerResponse): Promise<void> {
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(Buffer.from(await result.arrayBuffer()));
}

/**
 * Calls when the files of a folder have changed and are complete. The folder may be missing, or be made again: a listener
 * of the file system would end with it.
 */
function watchFolder(folder: string, onChange: () => void): () => void {
  let last = filesOf(folder);
  let hasChanged = false;
  const timer = setInterval(() => {
    const files = filesOf(folder);
    if (files === last && hasChanged) onChange();
    hasChanged = files !== last;
    last = files;
  }, quietMs);
  return () => clearInterval(timer);
}

/** The files of a folder with their times and sizes; empty without the folder. */
function filesOf(folder: string): string {
  try {
    return readdirSync(folder)
      .map(name => {
        const { mtimeMs, size } = statSync(join(folder, name));
        return `${name} ${mtimeMs} ${size}`;
      })
      .join();
  } catch {
    return '';
  }
}
