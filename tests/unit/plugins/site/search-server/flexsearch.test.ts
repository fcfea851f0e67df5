import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { createEngine } from '../../../../../plugins/site/search-server/embedded/engine';
import { flexsearch } from '../../../../../plugins/site/search-server/flexsearch';
import { createSearchHandler } from '../../../../../plugins/site/search-server/handler';
import { push } from '../../../../../plugins/site/search-server/push';
import { record, site } from './records';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'duet-flexsearch-'));
  folders.push(folder);
  return folder;
}

/** An engine with the records of a site in a new folder; `ask` returns addresses. */
async function filled(records = site, folder = emptyFolder()) {
  const problems: string[] = [];
  const engine = createEngine(folder, problem => problems.push(problem));
  if (records.length > 0) await push({ engine, index: 'docs', records });
  const ask = async (keyword: string, collection = 'docs-en', limit = 7) => {
    const found = await engine.search({ collection, lang: '', keyword, limit }, new AbortController().signal);
    return found.map(({ routePath }) => routePath);
  };
  return { engine, ask, folder, problems };
}

describe('FlexSearch', () => {
  it.each([
    ['a word', 'deployment', 'docs-en', '/guide/deploy'],
    ['a part of a name', 'asset prefix', 'docs-en', '/config/output/asset-prefix'],
    ['a name in one piece', 'assetPrefix', 'docs-en', '/config/output/asset-prefix'],
    ['another form of a word', 'editing the configurations', 'docs-en', '/guide/start'],
    ['a misspelled word', 'deploymant', 'docs-en', '/guide/deploy'],
    ['the beginning of a word', 'deplo', 'docs-en', '/guide/deploy'],
    ['a title before a text', 'port', 'docs-en', '/config/server/port'],
    ['Chinese words', '修改端口', 'docs-zh', '/zh/guide/start'],
    ['one Chinese character', '部', 'docs-zh', '/zh/guide/deploy'],
    ['two scripts', 'server 端口', 'docs-zh', '/zh/config/server/port'],
  ])('finds %s', async (_, keyword, collection, address) => {
    const { ask } = await filled();
    expect((await ask(keyword, collection))[0]).toBe(address);
  });

  it('answers with as many pages as asked for, of one language and index', async () => {
    const { ask } = await filled();
    expect((await ask('port', 'docs-en', 2)).length).toBe(2);
    expect((await ask('port')).filter(path => path?.startsWith('/zh/'))).toEqual([]);
    expect(await ask('port', 'docs-fr')).toEqual([]);
    expect(await ask('port', '__proto__')).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '"',
    '\\',
    '*',
    '(',
    '__proto__',
    'constructor',
    '💥',
    'a'.repeat(200),
    '字'.repeat(200),
  ])('answers %j', async keyword => {
    const { ask } = await filled();
    expect(Array.isArray(await ask(keyword))).toBe(true);
    expect(Array.isArray(await ask(keyword, 'docs-zh'))).toBe(true);
  });

  it('is the engine of a handler without another one', async () => {
    expect(() => createSearchHandler({ origin: 'https://docs.example.com' })).not.toThrow();
    const { folder } = await filled();
    const handler = createSearchHandler({
      engine: flexsearch({ folder }),
      origin: 'https://docs.example.com',
    });
    const response = await handler(new Request('https://s.test/?keyword=deployment&limit=1&lang=en'));
    expect(await response.json()).toMatchObject([{ index: 'docs', hits: [{ routePath: '/guide/deploy' }] }]);
  });
});

describe('the saved index', () => {
  it('answers as before after it was loaded again, and is written only where something changed', async () => {
    const { ask, folder } = await filled();
    const files = readdirSync(folder);
    const again = await filled([], folder);
    for (const keyword of ['port', 'deploymant', 'edit the configuration', 'Quick start'])
      expect(await again.ask(keyword)).toEqual(await ask(keyword));
    expect(await again.ask('修改端口', 'docs-zh')).toEqual(await ask('修改端口', 'docs-zh'));
    expect(await push({ engine: again.engine, index: 'docs', records: site })).toMatchObject({
      unchanged: 7,
    });
    expect(readdirSync(folder)).toEqual(files);
  });

  it('removes and replaces records, and keeps other indexes', async () => {
    const { ask, engine } = await filled();
    await push({ engine, index: 'blog', records: [record('/blog', 'Blog of the port')] });
    const next = [record('/guide/deploy', 'Publish'), record('/new', 'New port')];
    expect(await push({ engine, index: 'docs', records: next })).toEqual({
      added: 1,
      changed: 1,
      removed: 6,
      unchanged: 0,
    });
    expect([await ask('port'), await ask('publish'), await ask('upload')]).toEqual([
      ['/new'],
      ['/guide/deploy'],
      [],
    ]);
    expect([await ask('port', 'blog-en'), await ask('端口', 'docs-zh')]).toEqual([['/blog'], []]);
  });

  it('is read from the state before, with a message, when the newest files are cut off', async () => {
    const { engine, folder } = await filled();
    await push({ engine, index: 'docs', records: [...site, record('/late', 'Late page')] });
    const { collections } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
    const file = join(folder, collections['docs-en'].file);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
    const { ask, problems } = await filled([], folder);
    expect([await ask('deployment'), await ask('late')]).toEqual([['/guide/deploy'], []]);
    expect(problems).toEqual([
      expect.stringMatching(/docs-en\.\w+\.json is damaged.*Push the records again\./),
    ]);
    // That repairs it.
    const repaired = await filled([...site, record('/late', 'Late page')], folder);
    expect(await repaired.ask('late')).toEqual(['/late']);
    expect((await filled([], folder)).problems).toEqual([]);
  });

  it('is empty, with a message, when nothing of it can be read', async () => {
    const { folder } = await filled();
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{');
    const { ask, problems } = await filled([], folder);
    expect(await ask('port')).toEqual([]);
    expect(problems.length).toBe(1);
  });

  it('is replaced without a search that finds nothing', async () => {
    const many = (word: string) =>
      Array.from({ length: 300 }, (_, n) =>
        record(`/page/${n}`, `Page ${n}`, `The ${word} text of page ${n}.`),
      );
    const { ask, engine } = await filled(many('former'));
    const counts: number[] = [];
    let isPushing = true;
    const pushed = push({ engine, index: 'docs', records: many('latter') }).finally(() => {
      isPushing = false;
    });
    while (isPushing) {
      counts.push((await ask('page')).length);
      await new Promise(resolve => setImmediate(resolve));
    }
    await pushed;
    expect(new Set(counts)).toEqual(new Set([7]));
    expect(counts.length).toBeGreaterThan(3);
    expect([(await ask('latter text')).length, (await ask('former')).length > 0]).toEqual([7, false]);
  });

  it('is loaded again when another process has pushed', async () => {
    const { ask, folder } = await filled();
    expect(await ask('later')).toEqual([]);
    await filled([...site, record('/later', 'Later page')], folder);
    await expect.poll(() => ask('later')).toEqual(['/later']);
  });
});
