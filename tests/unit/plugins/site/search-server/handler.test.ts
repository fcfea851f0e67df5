import { describe, expect, it } from '@rstest/core';
import type { EngineQuery, SearchEngine } from '../../../../../plugins/site/search-server/engine';
import { createSearchHandler, handlerWith } from '../../../../../plugins/site/search-server/handler';
import type { SearchHandlerOptions } from '../../../../../plugins/site/search-server/options';
import { readResponse, remoteAddress } from '../../../../../theme/client/search/service/remote';
import { record } from './records';

const origin = 'https://docs.example.com';
const page = record('/config/server/port', 'server.port', 'Sets the port.');

/** A handler whose engine runs `search`. */
function setUp(search: SearchEngine['search'], options: Partial<SearchHandlerOptions> = {}, now = Date.now) {
  const asked: EngineQuery[] = [];
  const logged: unknown[] = [];
  const engine = {
    search: (query: EngineQuery, signal: AbortSignal) => {
      asked.push(query);
      return search(query, signal);
    },
  } as SearchEngine;
  const handler = handlerWith({ engine, origin, ...options }, { now, logError: error => logged.push(error) });
  return {
    asked,
    logged,
    ask: (query: string, init: RequestInit = {}) =>
      handler(new Request(`https://search.example.com/api?${query}`, { headers: { origin }, ...init })),
  };
}

const found = async () => [{ ...page, stamp: 'docs 1', headings: [] }];
const query = 'keyword=port&limit=7&lang=en';

describe('createSearchHandler', () => {
  it('answers the request of the theme so that the theme can read it', async () => {
    const settings = { apiUrl: 'https://search.example.com/', searchIndexes: ['docs', 'blog'] };
    const question = { keyword: 'change port & more', limit: 7, lang: 'zh-CN', version: '' };
    const { version: _, ...query } = question;
    const { ask, asked } = setUp(found, { indexes: ['docs', 'blog'] });
    const response = await ask(new URL(remoteAddress(settings, question)).search.slice(1));
    expect(asked).toEqual([
      { collection: 'docs-zh-cn', ...query },
      { collection: 'blog-zh-cn', ...query },
    ]);
    const groups = readResponse(await response.json(), { ...question, keyword: 'port' }, settings, 'Site');
    expect(groups.map(({ result }) => result[0])).toMatchObject([
      { title: 'server.port', link: '/config/server/port' },
      { title: 'server.port' },
    ]);
  });

  it('searches the version of the page in the index of its own site', async () => {
    const { ask, asked } = setUp(found, { indexes: ['docs', 'blog'] });
    await ask(`${query}&searchIndexes=docs,blog&version=2.x`);
    expect(asked.map(({ collection }) => collection)).toEqual(['docs-en-2_x', 'blog-en']);
  });

  it('gives full addresses of pages of other sites alone', async () => {
    const other = async () => [{ ...page, domain: 'https://docs.example.com/docs' }];
    const response = await setUp(other, { indexes: ['docs', 'blog'] }).ask(
      `${query}&searchIndexes=blog,docs`,
    );
    const groups: { hits: { domain: string }[] }[] = await response.json();
    expect(groups.map(({ hits }) => hits[0]!.domain)).toEqual(['', 'https://docs.example.com/docs']);
  });

  it('sends the fields that the theme shows, and no others', async () => {
    const response = await setUp(found).ask(query);
    const [{ hits }] = await response.json();
    expect(Object.keys(hits[0]).sort()).toEqual([
      'content',
      'description',
      'domain',
      'id',
      'routePath',
      'title',
      'toc',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, string | null, number, string | null]>([
    ['a named origin', origin, 200, origin],
    ['the second named origin', 'http://localhost:3000', 200, 'http://localhost:3000'],
    ['another origin', 'https://evil.example', 403, null],
    ['a similar origin', 'https://docs.example.com.evil.example', 403, null],
    ['a sandboxed frame', 'null', 403, null],
    ['its own origin', 'https://search.example.com', 200, null],
    ['a request without an origin', null, 200, null],
  ])('answers %s', async (_, from, status, allowed) => {
    const { ask, asked } = setUp(found, { origin: [origin, 'http://localhost:3000'] });
    const response = await ask(query, { headers: from ? { origin: from } : {} });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
    expect(response.headers.get('vary')).toBe('origin');
    expect(asked.length).toBe(status === 200 ? 1 : 0);
  });

  it('answers preflight requests without asking the engine', async () => {
    const { ask, asked } = setUp(found);
    const response = await ask('', { method: 'OPTIONS' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET',
    });
    const refused = await ask('', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect([refused.status, refused.headers.has('access-control-allow-origin')]).toEqual([403, false]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a wrong parameter', 'keyword=&limit=7', {}, 400, '`keyword` is required.'],
    ['another method', query, { method: 'POST' }, 405, 'Use GET.'],
  ])('refuses %s, readable for the site', async (_, asked, init, status, error) => {
    const response = await setUp(found).ask(asked, { headers: { origin }, ...init });
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('limits the requests of each client behind its proxy', async () => {
    let time = 0;
    const { ask, asked } = setUp(found, { rate: { requests: 2, seconds: 10 } }, () => time);
    const from = async (address: string) => {
      const response = await ask(query, { headers: { origin, 'x-forwarded-for': address } });
      return [response.status, response.headers.get('retry-after')];
    };
    expect([await from('203.0.113.7'), await from('forged-1, 203.0.113.7')]).toEqual([
      [200, null],
      [200, null],
    ]);
    expect(await from('forged-2, 203.0.113.7')).toEqual([429, '10']);
    expect(await from('203.0.113.8')).toEqual([200, null]);
    time = 10_000;
    expect(await from('203.0.113.7')).toEqual([200, null]);
    expect(asked.length).toBe(4);
  });

  it('takes the client from where the host puts it, and sets no limit with `false`', async () => {
    const clientOf = (request: Request) => request.headers.get('x-real-ip');
    const one = setUp(found, { rate: { requests: 1, seconds: 10 }, clientOf });
    const from = async (ip: string) => (await one.ask(query, { headers: { 'x-real-ip': ip } })).status;
    expect([await from('a'), await from('a'), await from('b')]).toEqual([200, 429, 200]);
    const free = setUp(found, { rate: false });
    const all = await Promise.all(Array.from({ length: 200 }, () => free.ask(query)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
  });

  it('answers 504 with empty results when the engine is late, also if it cannot be interrupted', async () => {
    const { ask, logged } = setUp(() => new Promise(() => {}), { timeoutMs: 20 });
    const response = await ask(query);
    expect([response.status, await response.json()]).toEqual([504, [{ index: 'docs', hits: [] }]]);
    expect(String(logged)).toContain('timeout');
  });

  it('shows the results of the indexes that work', async () => {
    const broken = new Error('blog: password k3y refused');
    const search = async ({ collection }: EngineQuery) => {
      if (collection === 'blog-en') throw broken;
      return found();
    };
    const { ask, logged } = setUp(search, { indexes: ['docs', 'blog'] });
    const response = await ask(`${query}&searchIndexes=docs,blog`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject([
      { hits: [{ title: 'server.port' }] },
      { index: 'blog', hits: [] },
    ]);
    expect(text).not.toContain('k3y');
    expect(logged).toEqual([broken]);
  });

  it('stops the engine when the reader has left, without an error in the log', async () => {
    const reader = new AbortController();
    let stopped = false;
    const { ask, logged } = setUp(
      (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(signal.reason);
          });
          reader.abort();
        }),
    );
    await ask(query, { signal: reader.signal });
    expect([stopped, logged]).toEqual([true, []]);
  });

  it('reports all wrong options with their paths', () => {
    const wrong = { engine: {}, origin: ['https://example.com/', '*'], indexes: [], timeout: 5 } as never;
    expect(() => createSearchHandler(wrong)).toThrow(
      /options\.engine: expected flexsearch[\s\S]*options\.origin\.0: expected an origin[\s\S]*options\.origin\.1[\s\S]*options\.indexes[\s\S]*options\.timeout: unknown option/,
    );
  });
});
