import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { endings, recordFile } from '../../../../../plugins/site/search-records/records';
import { duet } from '../../../../duet';
import { startDocumentedEngine } from '../../site/search-server/documentedEngine';
import { site } from '../../site/search-server/records';

describe('duet search push', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-search-'));
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    for (const engine of ['typesense', 'meilisearch', 'elasticsearch', 'postgres'] as const) {
      for (const lang of ['en', 'zh']) {
        const records = site.filter(record => record.lang === lang);
        writeFileSync(
          join(folder, `${lang}.${engine}.${endings[engine]}`),
          recordFile(engine, records, 'docs'),
        );
      }
    }
    const missing: [number, unknown] = [404, {}];
    const server = await startDocumentedEngine(
      [
        { method: 'GET', path: /^\/collections$/, answer: () => [200, []] },
        { method: 'GET', path: /export$/, query: z.any(), answer: () => missing },
      ],
      ['x-typesense-api-key', 'k3y'],
    );
    ({ url, close } = server);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await close();
  });

  const run = (line: string, variables: Record<string, string> = {}) =>
    duet(['search', 'push', '--folder', folder, ...line.split(' ').filter(Boolean)], { variables });

  it('prints what a push would do, with the key from the environment', async () => {
    const line = '--engine typesense --dry-run';
    expect(await run(`${line} --url ${url}`, { DUET_SEARCH_KEY: 'k3y' })).toEqual({
      code: 0,
      output: 'Dry run, nothing was sent. docs: 7 added, 0 changed, 0 removed, 0 unchanged',
      errors: '',
    });
    const variables = { DUET_SEARCH_KEY: 'k3y', DUET_SEARCH_URL: url };
    expect((await run(`${line} --index manual`, variables)).output).toContain('manual: 7 added');
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['another argument', 'pull', {}, "Unexpected argument 'pull'"],
    [
      'no engine',
      '',
      {},
      '--engine must be one of flexsearch, typesense, meilisearch, elasticsearch, postgres.',
    ],
    ['an unknown engine', `--engine solr`, {}, '--engine must be one of'],
    ['an inherited name', `--engine toString`, {}, '--engine must be one of'],
    ['an unknown flag', `--key secret`, {}, "Unknown option '--key'"],
    ['a wrong index', `--engine typesense --index Docs/..`, {}, '--index must consist of lower-case'],
    ['no address', `--engine typesense`, {}, 'with --url or in DUET_SEARCH_URL'],
    [
      'a key in the address',
      `--engine elasticsearch --url http://user:secret@localhost`,
      {},
      'must start with http:// or https:// and contain no credentials',
    ],
    [
      'no records',
      '--engine typesense --folder gone',
      {},
      "There are no records in gone. Add pluginSearchRecords({ engines: ['flexsearch'] })",
    ],
    [
      'an address that is none',
      '--engine flexsearch --url docs.example',
      { DUET_SEARCH_KEY: 'k3y' },
      '--url must be an address such as https://search.example.com, not docs.example.',
    ],
    ['a server without a key', '--engine flexsearch --url http://localhost:9', {}, 'Set DUET_SEARCH_KEY'],
    ['no database', `--engine postgres`, {}, 'Set DATABASE_URL'],
    [
      'a database that is down',
      `--engine postgres`,
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/docs' },
      'PostgreSQL cannot be reached at 127.0.0.1:9',
    ],
  ])('cannot run with %s', async (_, line, env, message) => {
    const { code, errors } = await run(line, env);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
    expect(errors).not.toContain('me:secret');
  });
});
