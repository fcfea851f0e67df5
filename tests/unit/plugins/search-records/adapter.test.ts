import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { recordFile, recordOf } from '../../../../plugins/search-records/records';
import { readResponse, remoteAddress } from '../../../../theme/search/client/remote';

const page = {
  title: 'server.port',
  content: 'Sets the port.',
  routePath: '/config/server/port',
  lang: 'en',
  version: '',
  toc: [],
  frontmatter: {},
};

/** What an engine was asked. */
const asked: Array<{ url?: string; key?: string; body: Record<string, unknown> }> = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

/** Answers as Meilisearch does, from the file that was written for it. */
const engine = createServer(async (request, response) => {
  const body = JSON.parse(await bodyOf(request));
  asked.push({ url: request.url, key: request.headers.authorization, body });
  if (request.url?.includes('/broken/')) return response.writeHead(404).end('{}');
  const hits = JSON.parse(recordFile('meilisearch', [recordOf(page, '')], 'docs'));
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ hits }));
});

describe('the adapter in the README', () => {
  let folder: string;
  let adapter: { fetch(request: Request): Promise<Response> };
  beforeAll(async () => {
    await new Promise<void>(resolve => engine.listen(0, '127.0.0.1', resolve));
    process.env.ENGINE_URL = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
    process.env.ENGINE_KEY = 'secret';
    process.env.DOCS_ORIGIN = 'https://docs.example.com';
    const readme = await readFile(join(process.cwd(), 'plugins/README.md'), 'utf8');
    const code = /```js title="adapter\.js"\n([\s\S]*?)```/.exec(readme)?.[1];
    folder = await mkdtemp(join(tmpdir(), 'adapter-'));
    await writeFile(join(folder, 'adapter.mjs'), code ?? '');
    // The test's own bundler would look for it at build time.
    const load = new Function('url', 'return import(url)') as (url: string) => Promise<{
      default: typeof adapter;
    }>;
    adapter = (await load(pathToFileURL(join(folder, 'adapter.mjs')).href)).default;
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await new Promise(resolve => engine.close(resolve));
  });

  const settings = { apiUrl: 'https://search.example.com/', searchIndexes: ['docs'] };
  const question = { keyword: 'change port & more', limit: 7, lang: 'en' };

  it('turns the question of the theme into one of the engine, and back', async () => {
    const response = await adapter.fetch(new Request(remoteAddress(settings, question)));
    expect(asked.at(-1)).toEqual({
      url: '/indexes/docs/search',
      key: 'Bearer secret',
      body: { q: 'change port & more', limit: 7, filter: 'lang = en' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://docs.example.com');
    const [group] = readResponse(await response.json(), question, settings, 'Site');
    expect(group?.result[0]).toMatchObject({ title: 'server.port', link: '/config/server/port' });
  });

  it('fails when the engine does, so that the theme says that nothing was found', async () => {
    const broken = remoteAddress({ ...settings, searchIndexes: ['broken'] }, question);
    await expect(adapter.fetch(new Request(broken))).rejects.toThrow('broken: 404');
  });
});
