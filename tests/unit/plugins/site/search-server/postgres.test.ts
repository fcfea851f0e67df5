import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { recordFile } from '../../../../../plugins/site/search-records/records';
import type { SearchEngine } from '../../../../../plugins/site/search-server/engine';
import { createSearchHandler, handlerWith } from '../../../../../plugins/site/search-server/handler';
import { postgres } from '../../../../../plugins/site/search-server/postgres';
import { push } from '../../../../../plugins/site/search-server/push';
import { duet } from '../../../../duet';
import { type Connection, type PostgresServer, postgresPrograms, startPostgres } from './postgresServer';
import { record, site } from './records';

const origin = 'https://docs.example.com';
const programs = postgresPrograms();
if (!programs) console.warn('PostgreSQL is not tested: npm has no programs for this platform.');

describe.skipIf(!programs)('PostgreSQL', () => {
  let server: PostgresServer;
  let client: Connection;
  let reader: Connection;
  let engine: SearchEngine;
  const engineOf = (connection: Connection) =>
    postgres({ query: (sql, values) => connection.query(sql, values) });
  beforeAll(async () => {
    server = await startPostgres(programs!);
    client = await server.connect();
    reader = await server.connect();
    engine = engineOf(client);
  }, 60_000);
  beforeEach(async () => {
    await client.query('DROP TABLE IF EXISTS duet_search; DROP EXTENSION IF EXISTS pg_trgm');
  });
  afterAll(async () => {
    await client?.end();
    await reader?.end();
    await server?.stop();
  });

  const found = async (keyword: string, lang = 'en', limit = 7, by = engine) => {
    const query = { collection: `docs-${lang}`, lang, keyword, limit };
    return (await by.search(query, AbortSignal.timeout(5000))).map(({ routePath }) => routePath);
  };
  const pushed = (records: typeof site, index = 'docs') => push({ engine, index, records });

  it.each<[string, string, string, string]>([
    ['a name', 'server.port', 'en', '/config/server/port'],
    ['the parts of a name in camel case', 'asset prefix', 'en', '/config/output/asset-prefix'],
    ['a name without its dots', 'assetprefix', 'en', '/config/output/asset-prefix'],
    ['another form of a word', 'deploying', 'en', '/guide/deploy'],
    ['the beginning of the last word', 'quick sta', 'en', '/guide/start'],
    ['a heading before the same words in the text', 'change port', 'en', '/guide/start'],
    ['words of which one is on no page', 'quick xyzzy', 'en', '/guide/start'],
    ['Chinese without spaces', '修改端口', 'zh', '/zh/guide/start'],
    ['a Chinese sentence', '怎么编辑配置文件', 'zh', '/zh/guide/start'],
    ['one Chinese character', '署', 'zh', '/zh/guide/deploy'],
    ['Chinese and English', '服务器 port', 'zh', '/zh/config/server/port'],
    ['full-width letters', 'ｓｅｒｖｅｒ．ｐｏｒｔ', 'zh', '/zh/config/server/port'],
  ])('finds %s', async (_, keyword, lang, expected) => {
    await pushed(site);
    expect((await found(keyword, lang))[0]).toBe(expected);
  });

  it('ranks pages higher the more words they contain, and the rarer these are', async () => {
    const common = Array.from({ length: 5 }, (_, collection) =>
      record(`/common/${collection}`, 'Page', 'common'),
    );
    const rare = record('/rare', 'Page', 'rare');
    await pushed([...common, rare]);
    expect((await found('common rare'))[0]).toBe('/rare');
    await pushed([...common, rare, record('/zz-both', 'Page', 'rare, with a few words before common')]);
    expect((await found('common rare')).slice(0, 2)).toEqual(['/zz-both', '/rare']);
  });

  it('returns the record as it was pushed, with what PostgreSQL refuses removed', async () => {
    const odd = record('/odd', 'Odd', 'a\0b, a literal \\u0000, half a pair \ud83d, and a whole one 😀');
    await pushed([odd]);
    const [hit] = await engine.search(
      { collection: 'docs-en', lang: 'en', keyword: 'odd', limit: 1 },
      AbortSignal.timeout(5000),
    );
    expect(hit).toEqual({ ...odd, content: 'ab, a literal \\u0000, half a pair , and a whole one 😀' });
  });

  it('returns as many pages as asked for, of one language and index', async () => {
    await pushed(site);
    await pushed([record('/blog/port', 'A port in a storm')], 'blog');
    expect((await found('port')).length).toBe(3);
    expect((await found('port', 'en', 2)).length).toBe(2);
    expect(await found('port', 'zh')).toEqual(['/zh/config/server/port']);
    const blog = { collection: 'blog-en', lang: 'en', keyword: 'port', limit: 7 };
    expect((await engine.search(blog, AbortSignal.timeout(5000))).length).toBe(1);
  });

  it.each([
    "'",
    '" OR 1=1 --',
    "'); DROP TABLE duet_search; --",
    '\\',
    ':*',
    '& | ! ( )',
    '😀',
    'the',
    '%',
    'a'.repeat(200),
  ])('answers %j like any other query', async keyword => {
    await pushed(site);
    expect(await found(keyword)).toEqual(expect.any(Array));
    expect((await found('port')).length).toBe(3);
  });

  it('tolerates typos where pg_trgm is installed', async () => {
    await pushed(site);
    expect(await found('delpoyment')).toEqual([]);
    await client.query('CREATE EXTENSION pg_trgm');
    expect((await found('delpoyment'))[0]).toBe('/guide/deploy');
    expect((await found('chnage port'))[0]).toBe('/guide/start');
    expect(await found('xyzzy')).toEqual([]);
  });

  it('sends only what differs', async () => {
    expect(await pushed(site)).toEqual({ added: 7, changed: 0, removed: 0, unchanged: 0 });
    expect(await pushed(site)).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 7 });
    const [first, second, ...rest] = site;
    const next = [{ ...first!, content: 'Chooses the harbour.' }, ...rest, record('/new', 'New')];
    expect(await push({ engine, index: 'docs', records: next, dryRun: true })).toEqual({
      added: 1,
      changed: 1,
      removed: 1,
      unchanged: 5,
    });
    expect(await found(second!.title)).toContain(second!.routePath);
    expect(await pushed(next)).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 5 });
    expect(await found('harbour')).toEqual([first!.routePath]);
    expect(await found('assetPrefix')).toEqual([]);
  });

  it('removes a language that the site no longer has, and no other index', async () => {
    await pushed(site);
    await pushed([record('/blog/port', 'A port in a storm')], 'docs-blog');
    const english = site.filter(({ lang }) => lang === 'en');
    expect(await pushed(english)).toEqual({ added: 0, changed: 0, removed: 3, unchanged: 4 });
    expect(await found('端口', 'zh')).toEqual([]);
    expect(await pushed([record('/blog/port', 'A port in a storm')], 'docs-blog')).toMatchObject({
      unchanged: 1,
    });
  });

  it('counts without a table', async () => {
    expect(await push({ engine, index: 'docs', records: site, dryRun: true })).toMatchObject({ added: 7 });
    expect((await client.query("SELECT to_regclass('duet_search') AS name")).rows).toEqual([{ name: null }]);
  });

  it('keeps the old records for all readers when a push fails in the middle, and a second push completes it', async () => {
    await pushed(site);
    const many = Array.from({ length: 250 }, (_, position) =>
      record(`/many/${position}`, `Harbour ${position}`),
    );
    let writes = 0;
    const failing: SearchEngine = {
      ...engine,
      write: async (collection, records) => {
        if (++writes === 3) await client.query('SELECT pg_terminate_backend(pg_backend_pid())');
        await engine.write(collection, records);
        expect(await found('harbour', 'en', 7, engineOf(reader))).toEqual([]);
        expect((await found('port', 'en', 7, engineOf(reader))).length).toBe(3);
      },
    };
    await expect(push({ engine: failing, index: 'docs', records: many })).rejects.toThrow(/terminat/);
    expect(writes).toBe(3);
    expect((await found('port', 'en', 7, engineOf(reader))).length).toBe(3);
    client = await server.connect();
    engine = engineOf(client);
    expect(await pushed(many)).toEqual({ added: 250, changed: 0, removed: 7, unchanged: 0 });
    expect((await found('harbour', 'en', 7, engineOf(reader))).length).toBe(7);
  });

  it('refuses a table name that is not a plain name', () => {
    expect(() => postgres({ query: reader.query.bind(reader), table: 'a; DROP' })).toThrow(
      'table name "a; DROP" is invalid',
    );
  });

  it('answers through the handler in both languages and from several indexes', async () => {
    await pushed(site);
    await pushed([record('/blog/port', 'A port in a storm')], 'blog');
    const handler = createSearchHandler({ engine, origin, indexes: ['docs', 'blog'] });
    const ask = async (query: string) => {
      const response = await handler(
        new Request(`https://search.example.com/?${query}`, { headers: { origin } }),
      );
      return { status: response.status, groups: await response.json() };
    };
    expect(await ask('keyword=port&limit=2&searchIndexes=docs,blog&lang=en')).toMatchObject({
      status: 200,
      groups: [
        { index: 'docs', hits: [{ routePath: '/config/server/port' }, {}] },
        { index: 'blog', hits: [{ routePath: '/blog/port' }] },
      ],
    });
    expect(
      (await ask('keyword=修改端口&limit=7&searchIndexes=docs&lang=zh')).groups[0].hits[0],
    ).toMatchObject({
      title: '快速开始',
      toc: [{ text: '修改端口' }],
    });
  });

  it('is pushed to by the command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duet-search-'));
    writeFileSync(join(folder, 'en.postgres.jsonl'), recordFile('postgres', site, 'docs'));
    const run = (...more: string[]) =>
      duet(['search', 'push', '--engine', 'postgres', '--folder', folder, ...more], {
        variables: { DATABASE_URL: server.address },
      });
    const runs = [await run('--dry-run'), await run(), await run('--index', 'manual'), await run()];
    rmSync(folder, { recursive: true });
    expect(runs.map(({ output }) => output)).toEqual([
      'Dry run, nothing was sent. docs: 7 added, 0 changed, 0 removed, 0 unchanged',
      'docs: 7 added, 0 changed, 0 removed, 0 unchanged',
      'manual: 7 added, 0 changed, 0 removed, 0 unchanged',
      'docs: 0 added, 0 changed, 0 removed, 7 unchanged',
    ]);
    expect((await found('快速', 'zh'))[0]).toBe('/zh/guide/start');
  });

  // The last one, because it ends the server.
  it('answers with empty results and logs the error when the server is down', async () => {
    const logged: unknown[] = [];
    const handler = handlerWith({ engine, origin }, { now: Date.now, logError: error => logged.push(error) });
    await server.stop();
    const response = await handler(new Request('https://search.example.com/?keyword=port&limit=7&lang=en'));
    expect([response.status, await response.json()]).toEqual([503, [{ index: 'docs', hits: [] }]]);
    expect(String(logged)).toMatch(/terminat|connection|closed/i);
  });
});
