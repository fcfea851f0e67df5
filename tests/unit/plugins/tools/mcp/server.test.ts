import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, describe, expect, it, rs } from '@rstest/core';
import { flexsearch } from '../../../../../plugins/site/search-server/flexsearch';
import { push } from '../../../../../plugins/site/search-server/push';
import { createMcpHandler } from '../../../../../plugins/tools/mcp/handler';
import { createMcpServer, listedAtOnce, partLength, partOf } from '../../../../../plugins/tools/mcp/server';
import { openFiles } from '../../../../../plugins/tools/site/files';
import { listedPages, openSite, pathOf } from '../../../../../plugins/tools/site/site';
import { createSiteOpener } from '../../../../../plugins/tools/site/siteOpener';
import { indexParts } from '../../../../../theme/node/search/indexParts';
import { currentFile, headFile, partFile } from '../../../../../theme/shared/search/indexAddress';
import type { SearchDocument } from '../../../../../theme/shared/search/types';
import { duet } from '../../../../duet';
import { record } from '../../site/search-server/records';

const folder = mkdtempSync(join(tmpdir(), 'duet-mcp-'));
afterAll(() => rmSync(folder, { recursive: true }));

const markdown = `# Port

Where the server listens.

## Change the port

Set \`server.port\`.

\`\`\`sh
# no heading
PORT=80 npm start
\`\`\`

### In a script

Use a variable.

## When it is taken

The next one is used.
`;
const documentOf = (lang: string, routePath: string, title: string, content: string): SearchDocument => ({
  id: routePath,
  title,
  content,
  routePath,
  domain: '',
  lang,
  toc: [],
});
const documents: Record<string, SearchDocument[]> = {
  en: [
    documentOf('en', '/guide/port', 'Port', 'Where the server listens.'),
    documentOf('en', '/guide/deploy', 'Deployment', 'Upload the files.'),
  ],
  zh: [documentOf('zh', '/zh/guide/port', '端口', '服务器监听的端口。')],
};

/** Writes a file of the site. */
function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

write(
  'index.html',
  '<!doctype html><html lang="en"><head><link rel="alternate" hreflang="zh" href="/zh/"><link rel="alternate" hreflang="x-default" href="/"></head></html>',
);
write('guide/port.md', markdown);
write(
  'guide/port.html',
  '<h1 id="port">Port</h1><h2 id="change">Change the port</h2><h3 id="script">In a <code>script</code></h3><h2 id="taken">When it is taken</h2>',
);
write('guide/long.md', Array.from({ length: 3000 }, (_, line) => `Line ${line} of a long page.`).join('\n'));
write(
  'llms.txt',
  '# Site\n\n## Guide\n\n- [Port](https://docs.test/guide/port.md): Where it listens.\n- [Start](https://docs.test/guide/start/index.md)\n\n## Reference\n\n- [Options](/reference/options.md): All of them.\n',
);
write('zh/llms.txt', '# 站点\n\n## 指南\n\n- [端口](/zh/guide/port.md): 监听的端口。\n');
write('../outside.md', 'secret');
for (const [lang, pages] of Object.entries(documents)) {
  const name = { lang, version: '', hash: 'abcd1234' };
  const { head, parts } = indexParts(pages, true);
  write(currentFile(name), JSON.stringify({ hash: name.hash }));
  write(headFile(name), JSON.stringify(head));
  for (const { kind, number, content } of parts)
    write(partFile({ kind, number }, name), JSON.stringify(content));
}

/** A client of the server for a site. */
async function connect(site = folder) {
  const server = createMcpServer(await openSite(await openFiles(site)));
  const client = new Client({ name: 'test', version: '1' });
  const [mine, its] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(its), client.connect(mine)]);
  return { client, call: (name: string, args: object) => textOf(client, name, args) };
}

async function textOf(client: Client, name: string, args: object): Promise<string> {
  const result = await client.callTool({ name, arguments: { ...args } });
  const [{ text }] = result.content as [{ text: string }];
  return result.isError ? `Error: ${text}` : text;
}

describe('the tools of duet mcp', () => {
  it('find pages in the language that is asked for', async () => {
    const { call, client } = await connect();
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_pages',
    ]);
    expect(await call('search', { query: 'port' })).toContain('- Port: /guide/port');
    expect(await call('search', { query: '端口', language: 'zh' })).toContain('/zh/guide/port');
    expect(await call('search', { query: 'upload', limit: 1 })).toBe(
      '- Deployment: /guide/deploy\n  Upload the files.',
    );
    expect(await call('search', { query: 'zebra' })).toContain(
      'Nothing found for "zebra". Use fewer or other words',
    );
    expect(await call('search', { query: 'port', version: 'v9' })).toMatch(
      /^Error: There is no search index.*en, zh/,
    );
  });

  it('refuse what is too long or of another kind', async () => {
    const { call } = await connect();
    expect(await call('search', { query: 'x'.repeat(201) })).toMatch(/200/);
    expect(await call('search', { query: 'port', limit: 1000 })).toMatch(/20/);
    expect(await call('search', {})).toMatch(/query/);
  });

  it('read a page by its path or address, or a section with what is below it', async () => {
    const { call } = await connect();
    for (const page of [
      '/guide/port',
      'guide/port.html',
      '/guide/port.md',
      'https://docs.test/guide/port?a#b',
    ])
      expect((await call('read_page', { page, section: '' })).trim()).toBe(markdown.trim());
    const section = await call('read_page', { page: '/guide/port', section: 'change' });
    expect(section).toMatch(/^## Change the port[\s\S]*# no heading[\s\S]*### In a script[\s\S]*variable\.$/);
    expect(await call('read_page', { page: '/guide/port#taken' })).toBe(
      '## When it is taken\n\nThe next one is used.',
    );
    expect(await call('read_page', { page: '/guide/port', section: 'none' })).toMatch(
      /^Error: .*no section #none\. Its sections: #change \(Change the port\), #script/,
    );
    expect(await call('read_page', { page: '/nowhere' })).toBe(
      'Error: The site has no page /nowhere. Search for it, or list the pages.',
    );
  });

  it('search a site whose pages are not rendered', async () => {
    const settings = '{"base":"/","lang":"en","langs":["en","zh"],"version":"","versions":[]}';
    write('unrendered/index.html', `<html><head><script>x(${settings})</script></head></html>`);
    for (const file of readdirSync(join(folder, 'static')))
      write(join('unrendered/static', file), readFileSync(join(folder, 'static', file), 'utf8'));
    const { call } = await connect(join(folder, 'unrendered'));
    expect(await call('search', { query: 'port' })).toContain('- Port: /guide/port');
    expect(await call('search', { query: '端口', language: 'zh' })).toContain('/zh/guide/port');
  });

  it('read a site below a base, with lists by version and in several files', async () => {
    const below = join(folder, 'below');
    const writeBelow = (path: string, text: string) => write(join('below', path), text);
    writeBelow(
      'index.html',
      '<html lang="en" data-duet-version="v2"><head><script>x({"versions":["v1","v2"]})</script><link rel="alternate" type="text/markdown" href="https://docs.test/docs/index.md"></head></html>',
    );
    writeBelow('guide/port.md', '# Port');
    writeBelow('llms.txt', '# Site\n\n- [Guide](https://docs.test/docs/llms/1-guide.txt): 1 page\n');
    writeBelow('llms/1-guide.txt', '## Guide\n\n- [Port](https://docs.test/docs/guide/port.md): Now.\n');
    writeBelow('v1/llms.txt', '## Guide\n\n- [Port](https://docs.test/docs/v1/guide/port.md): Then.\n');
    const { call } = await connect(below);
    expect(await call('list_pages', {})).toBe('- Guide: 1 page');
    expect(await call('list_pages', { section: 'Guide' })).toBe('- Port: /guide/port\n  Now.');
    expect(await call('list_pages', { section: 'Guide', version: 'v1' })).toBe(
      '- Port: /v1/guide/port\n  Then.',
    );
    for (const page of ['/guide/port', '/docs/guide/port', 'https://docs.test/docs/guide/port.html'])
      expect(await call('read_page', { page })).toBe('# Port');
  });

  it('read nothing outside the site', async () => {
    const { call } = await connect();
    for (const page of ['../outside', '/../outside', '/guide/../../outside', '%2e%2e/outside'])
      expect(await call('read_page', { page })).toMatch(/^Error: The site has no page/);
  });

  it('give a long page in parts that are the whole text', async () => {
    const { call } = await connect();
    const first = await call('read_page', { page: '/guide/long' });
    expect(first).toContain('(Part 1 of 4. Ask for part 2 to read on.)');
    expect(first.length).toBeLessThan(partLength + 100);
    const last = await call('read_page', { page: '/guide/long', part: 4 });
    expect(last).toMatch(/Line 2999 of a long page\.\n\n\(Part 4 of 4\.\)$/);
    expect(await call('read_page', { page: '/guide/long', part: 5 })).toBe(
      'Error: There is no part 5: the text has 4.',
    );
    const whole = 'word '.repeat(10_000);
    expect([1, 2, 3].map(part => partOf(whole, part).replace(/\n\n\(Part.*/, '')).join('')).toBe(whole);
  });

  it('list sections, and the pages of one', async () => {
    const { call } = await connect();
    expect(await call('list_pages', {})).toBe('- Guide: 2 pages\n- Reference: 1 page');
    expect(await call('list_pages', { section: 'Guide' })).toBe(
      '- Port: /guide/port\n  Where it listens.\n- Start: /guide/start/',
    );
    expect(await call('list_pages', { section: '指南', language: 'zh' })).toContain('/zh/guide/port');
    expect(await call('list_pages', { section: 'None' })).toBe(
      'Error: There is no section "None". Sections: Guide, Reference.',
    );
    for (const other of [{ language: 'fr' }, { version: 'v9' }])
      expect(await call('list_pages', other)).toBe(
        'Error: There is no list of pages for this language and version. Languages: en, zh.',
      );
  });

  it('have pages as resources', async () => {
    const { client } = await connect();
    const { resources } = await client.listResources();
    expect(resources[0]).toMatchObject({ uri: 'docs:/guide/port', name: 'Port', mimeType: 'text/markdown' });
    const { contents } = await client.readResource({ uri: 'docs:/guide/port' });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: markdown }]);
    const long = await client.readResource({ uri: 'docs:/guide/long?part=4' });
    expect(long.contents).toMatchObject([
      { text: expect.stringMatching(/Line 2999 of a long page\.\n\n\(Part 4 of 4\.\)$/) },
    ]);
    await expect(client.readResource({ uri: 'docs:/guide/none' })).rejects.toThrow(/no page \/guide\/none/);
  });

  it('list resources in answers of a limited size', async () => {
    const many = listedAtOnce * 2 + 1;
    const pages = Array.from({ length: many }, (_, page) => `- [Page ${page}](/page-${page}.md)`);
    write('many/index.html', '<html lang="en"></html>');
    write('many/llms.txt', `# Site\n\n## Pages\n\n${pages.join('\n')}\n`);
    const { client } = await connect(join(folder, 'many'));
    const uris: string[] = [];
    let cursor: string | undefined;
    do {
      const { resources, nextCursor } = await client.listResources({ cursor });
      expect(resources.length).toBeLessThanOrEqual(listedAtOnce);
      uris.push(...resources.map(({ uri }) => uri));
      cursor = nextCursor;
    } while (cursor);
    expect(uris).toEqual(pages.map((_, page) => `docs:/page-${page}`));
  });

  it('search the default version unless another one is named, and say which there are', async () => {
    const name = { lang: 'en', hash: 'abcd1234' };
    const settings = '<script>({"version":"v2","versions":["v1","v2"]})</script>';
    write('versions/index.html', `<html lang="en" data-duet-version="v2"><head>${settings}</head></html>`);
    for (const version of ['v1', 'v2']) {
      const { head, parts } = indexParts([documentOf('en', `/${version}/port`, 'Port', version)], true);
      write(`versions/${currentFile({ ...name, version })}`, JSON.stringify({ hash: name.hash }));
      write(`versions/${headFile({ ...name, version })}`, JSON.stringify(head));
      for (const { kind, number, content } of parts)
        write(`versions/${partFile({ kind, number }, { ...name, version })}`, JSON.stringify(content));
    }
    const { call, client } = await connect(join(folder, 'versions'));
    expect(await call('search', { query: 'port' })).toContain('/v2/port');
    expect(await call('search', { query: 'port', version: 'v1' })).toContain('/v1/port');
    expect(await call('search', { query: 'port', version: 'v9' })).toMatch(/^Error: .*Versions: v2, v1\.$/);
    const { tools } = await client.listTools();
    expect(JSON.stringify(tools[0]!.inputSchema)).toContain('v2, v1');
  });
});

describe('a site by its address', () => {
  it('is read over HTTP, below a base', async () => {
    const read = await openFiles(folder);
    const server = createServer(async ({ url = '' }, response) => {
      const text = url.startsWith('/docs/') ? await read(url.slice(5)) : undefined;
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const { call } = await connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`);
    expect(await call('search', { query: 'port' })).toContain('/guide/port');
    expect(await call('read_page', { page: '/guide/port', section: 'taken' })).toContain(
      'The next one is used.',
    );
    // A host that sends a page for whatever it does not have.
    server.removeAllListeners('request').on('request', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Home</h1>');
    });
    expect(await call('read_page', { page: '/guide/none' })).toMatch(/^Error: The site has no page/);
    await new Promise(done => server.close(done));
    expect(await call('read_page', { page: '/guide/other' })).toMatch(
      /^Error: 127\.0\.0\.1:\d+ cannot be reached/,
    );
  });
});

describe('duet mcp', () => {
  it('speaks with an official client over standard input and output', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [resolve('plugins/tools/bin/duet.mjs'), 'mcp', folder],
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({ name: 'duet' });
    expect(await textOf(client, 'search', { query: 'port' })).toContain('/guide/port');
    await client.close();
  });

  it.each([
    ['no site', [], 'Pass the address of a site or the folder of a build.'],
    ['a folder that is none', ['/nowhere-at-all'], 'is no folder. Pass the folder of a build'],
    ['a folder without a site', [join(folder, 'guide')], 'There is no index.html'],
  ])('cannot run with %s', async (_, args, message) => {
    const { code, errors } = await duet(['mcp', ...args]);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('pathOf and listedPages', () => {
  it.each([
    ['/guide/port.html', '/guide/port'],
    ['guide/start/index.md', '/guide/start/'],
    ['https://docs.test/zh/index.html', '/zh/'],
    ['/guide/port#part', '/guide/port'],
    ['https://docs.test/%E6%8C%87%E5%8D%97', '/指南'],
    ['/100%', '/100%'],
  ])('reads %s', (page, path) => expect(pathOf(page)).toBe(path));

  it('skips what is no page', () => {
    expect(listedPages('# A\n\ntext\n- item\n')).toEqual([]);
  });
});

describe('createMcpHandler', () => {
  it('searches in an engine of the search server', async () => {
    const data = join(folder, 'engine');
    mkdirSync(data);
    const engine = flexsearch({ folder: data });
    await push({
      engine,
      index: 'site',
      records: [record('/guide/engine', 'Engine', 'Only here.')],
    });
    const fetch = createMcpHandler({ site: folder, engine, index: 'site' });
    const client = new Client({ name: 'test', version: '1' });
    const address = new URL('https://docs.test/mcp');
    await client.connect(
      new StreamableHTTPClientTransport(address, { fetch: (url, init) => fetch(new Request(url, init)) }),
    );
    expect(await textOf(client, 'search', { query: 'engine' })).toContain('- Engine: /guide/engine');
    expect(await textOf(client, 'search', { query: 'port' })).toContain('Nothing found');
    expect(await textOf(client, 'read_page', { page: '/guide/port#taken' })).toContain('The next one');
  });

  it('searches the default version in an engine, or records without versions', async () => {
    const engine = flexsearch({ folder: join(folder, 'engine-versions') });
    mkdirSync(join(folder, 'engine-versions'));
    const settings = '<script>({"version":"v2","versions":["v1","v2"]})</script>';
    write('engined/index.html', `<html lang="en" data-duet-version="v2"><head>${settings}</head></html>`);
    const find = async (index: string) => {
      const open = createSiteOpener({ site: join(folder, 'engined'), engine, index });
      return (await (await open())!.search('port', 'en', '', 5)).map(({ link }) => link);
    };
    const [current, former] = ['v2', 'v1'].map(version =>
      record(`/${version}/port`, 'Port', '', { version }),
    );
    await push({ engine, index: 'apart', records: [current!, former!] });
    expect(await find('apart')).toEqual(['/v2/port']);
    await push({ engine, index: 'together', records: [record('/port', 'Port')] });
    expect(await find('together')).toEqual(['/port']);
  });

  const address = 'https://mcp.test/';
  const ping = (more: RequestInit = {}, headers: Record<string, string> = {}) =>
    new Request(address, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      ...more,
    });

  it('answers an official client over HTTP', async () => {
    const handler = createMcpHandler({ site: folder });
    const transport = new StreamableHTTPClientTransport(new URL(address), {
      fetch: async (url, init) => handler(new Request(url, init)),
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    expect(await textOf(client, 'search', { query: 'port' })).toContain('/guide/port');
    expect(await textOf(client, 'read_page', { page: '/guide/port#taken' })).toContain(
      'The next one is used.',
    );
    await client.close();
  });

  it('refuses other origins, methods, sizes and too many requests', async () => {
    const handler = createMcpHandler({
      site: folder,
      origin: ['https://chat.test'],
      rate: { requests: 3, seconds: 60 },
      maxBytes: 500,
    });
    expect((await handler(ping({}, { origin: 'https://evil.test' }))).status).toBe(403);
    expect((await handler(ping({ method: 'GET', body: undefined }))).status).toBe(405);
    const allowed = await handler(ping({}, { origin: 'https://chat.test' }));
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      'https://chat.test',
    ]);
    expect((await handler(ping({ body: 'x'.repeat(501) }))).status).toBe(413);
    expect((await handler(ping({ body: 'no JSON' }))).status).toBe(400);
    const late = await handler(ping());
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('names all wrong options, and says nothing of what failed on the server', async () => {
    expect(() => createMcpHandler({ origin: ['chat.test'], maxBytes: 0 } as never)).toThrow(
      /options\.site[\s\S]*options\.origin\.0: expected an origin[\s\S]*options\.maxBytes/,
    );
    const logged = rs.spyOn(console, 'error').mockImplementation(() => {});
    const response = await createMcpHandler({ site: '/nowhere-at-all' })(ping());
    expect([response.status, await response.json()]).toEqual([503, { error: 'The site cannot be read.' }]);
    expect(logged.mock.calls.length).toBe(1);
    logged.mockRestore();
  });
});
