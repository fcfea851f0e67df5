import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { pluginSearchRecords } from '../../../../../plugins/site/search-records';
import {
  collectionName,
  isSearched,
  readRecordFile,
  recordFile,
  recordId,
  recordOf,
} from '../../../../../plugins/site/search-records/records';
import { requireStart } from '../../../../../shared/node/pluginProblems';

const page = {
  title: 'server.port',
  content: 'Sets the "port".\n修改端口',
  routePath: '/zh/config/server/port',
  lang: 'zh',
  version: '',
  toc: [{ text: '示例', id: 'example', depth: 2, charIndex: 4 }],
  frontmatter: {},
};

describe('isSearched', () => {
  it('leaves out home pages and those that opt out', () => {
    expect(isSearched(page)).toBe(true);
    expect(isSearched({ frontmatter: { pageType: 'home' } })).toBe(false);
    expect(isSearched({ frontmatter: { search: false } })).toBe(false);
  });
});

describe('recordId', () => {
  it('takes only what every engine takes, and never gives one id to two pages', () => {
    const addresses = ['/a/b', '/a-b', '/a_b', '/a_2fb', '/a.b', '/端口', '/', 'v1 /a'];
    const ids = addresses.map(recordId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(new Set(ids).size).toBe(addresses.length);
  });
});

describe('recordFile', () => {
  const record = recordOf(page, 'https://example.com');
  const files = (engine: Parameters<typeof recordFile>[0]) => recordFile(engine, [record, record], 'docs');
  it('is JSON lines for Typesense', () => {
    const lines = files('typesense').split('\n');
    expect(lines.length).toBe(3);
    expect(lines[2]).toBe('');
    expect(JSON.parse(lines[0]!)).toEqual(record);
  });
  it('is a JSON list for Meilisearch', () => {
    expect(JSON.parse(files('meilisearch'))).toEqual([record, record]);
  });
  it('is pairs of bulk lines for Elasticsearch and OpenSearch, with a line break at the end', () => {
    const text = files('elasticsearch');
    const lines = text.trimEnd().split('\n');
    expect(text.endsWith('\n')).toBe(true);
    expect(JSON.parse(lines[0]!)).toEqual({ index: { _index: 'docs-zh', _id: record.id } });
    expect(JSON.parse(lines[1]!)).toEqual(record);
    expect(lines.length).toBe(4);
  });
  it('holds the fields of a search document', () => {
    expect(record).toMatchObject({
      title: 'server.port',
      domain: 'https://example.com',
      routePath: '/zh/config/server/port',
      toc: page.toc,
      description: '',
      keywords: [],
    });
  });
});

describe('readRecordFile', () => {
  it.each(['typesense', 'meilisearch', 'elasticsearch', 'postgres'] as const)(
    'reads the file for %s',
    engine => {
      const records = [
        recordOf(page, ''),
        recordOf({ ...page, routePath: '/b', content: 'line\nbreak' }, ''),
      ];
      expect(readRecordFile(engine, recordFile(engine, records, 'docs'))).toEqual(records);
      expect(readRecordFile(engine, recordFile(engine, [], 'docs'))).toEqual([]);
    },
  );
});

describe('collectionName', () => {
  it.each([
    ['en', '', 'docs-en'],
    ['zh-CN', '', 'docs-zh-cn'],
    ['', '', 'docs-all'],
    ['en', 'V2', 'docs-en-v2'],
    ['', '1.x 版', 'docs-all-1_x__'],
  ])('of language “%s” and version “%s” is %s', (lang, version, name) => {
    expect(collectionName('docs', lang, version)).toBe(name);
  });
});

describe('pluginSearchRecords', () => {
  it('writes a file per language and engine, with what the theme adds to pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'records-'));
    const plugin = pluginSearchRecords({ engines: ['typesense', 'meilisearch', 'elasticsearch'], folder });
    const pages: Array<typeof page & { keywords?: string[] }> = [
      { ...page },
      { ...page, lang: 'en', routePath: '/config/server/port' },
      { ...page, routePath: '/zh/', frontmatter: { pageType: 'home' } },
    ];
    const config = { siteOrigin: 'https://example.com/', base: '/docs/' };
    await plugin.config?.(config, {} as never, true);
    // Rspress runs the hooks of all plugins side by side; the theme's comes later in the list.
    const writing = plugin.modifySearchIndexData?.(pages as never, true);
    for (const each of pages) each.keywords = ['端口号'];
    await writing;
    await plugin.afterBuild?.(config as never, true);
    expect((await readdir(folder)).sort()).toEqual([
      'en.elasticsearch.ndjson',
      'en.meilisearch.json',
      'en.typesense.jsonl',
      'zh.elasticsearch.ndjson',
      'zh.meilisearch.json',
      'zh.typesense.jsonl',
    ]);
    const read = async (name: string) => readFile(join(folder, name), 'utf8');
    expect(JSON.parse(await read('zh.meilisearch.json'))).toMatchObject([
      { routePath: '/zh/config/server/port', domain: 'https://example.com/docs', keywords: ['端口号'] },
    ]);
    expect((await read('en.typesense.jsonl')).split('\n').length).toBe(2);
    expect((await read('en.elasticsearch.ndjson')).split('\n')[0]).toBe(
      '{"index":{"_index":"docs-en","_id":"_2fconfig_2fserver_2fport"}}',
    );
    await rm(folder, { recursive: true });
  });
  it('writes no version where the site searches all versions together', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'records-'));
    const written = async (search: object | undefined) => {
      const plugin = pluginSearchRecords({ engines: ['meilisearch'], folder });
      await plugin.beforeBuild?.({ search } as never, true);
      await plugin.modifySearchIndexData?.([{ ...page, version: 'v1' }] as never, true);
      await plugin.afterBuild?.({} as never, true);
      const [record] = JSON.parse(await readFile(join(folder, 'zh.meilisearch.json'), 'utf8'));
      return [record.id, record.version];
    };
    const id = recordId('v1 /zh/config/server/port');
    expect(await written(undefined)).toEqual([id, 'v1']);
    expect(await written({ versioned: true })).toEqual([id, 'v1']);
    expect(await written({ versioned: false })).toEqual([id, '']);
    await rm(folder, { recursive: true });
  });
  it('reports all wrong options with their paths', () => {
    const wrong = { engines: [], index: 'Docs', folders: 'x' } as never;
    expect(() => requireStart([pluginSearchRecords(wrong)])).toThrow(
      /options\.engines: expected at least one[\s\S]*options\.index: expected lower-case[\s\S]*options\.folders: unknown option/,
    );
  });
});
