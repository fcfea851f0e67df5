import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { endings, recordFile } from '../../../../plugins/search-records/records';
import { runCli } from '../../../../plugins/search-server/cli';
import { startDocumentedEngine } from './documentedEngine';
import { site } from './records';

describe('duet-search', () => {
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

  const run = async (line: string, env: Record<string, string> = {}) => {
    let text = '';
    await runCli(line.split(' ').filter(Boolean), part => (text += part), env);
    return text;
  };
  const base = `push --folder ${folder}`;

  it.each(['', '--help', 'push --help'])('prints its help: duet-search %s', async line => {
    expect(await run(line)).toMatch(/^duet-search push --engine <engine>/);
  });

  it('prints what a push would do, with the key from the environment', async () => {
    const line = `${base} --engine typesense --url ${url} --dry-run`;
    expect(await run(line, { DUET_SEARCH_KEY: 'k3y' })).toBe(
      'Dry run, nothing was sent. docs: 7 added, 0 changed, 0 removed, 0 unchanged\n',
    );
    expect(
      await run(`${base} --engine typesense --index manual --dry-run`, {
        DUET_SEARCH_KEY: 'k3y',
        DUET_SEARCH_URL: url,
      }),
    ).toContain('manual: 7 added');
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['another command', 'pull', {}, 'The only command is "push"'],
    ['no engine', base, {}, '--engine must be one of typesense, meilisearch, elasticsearch, postgres.'],
    ['an unknown engine', `${base} --engine solr`, {}, '--engine must be one of'],
    ['an inherited name', `${base} --engine toString`, {}, '--engine must be one of'],
    ['an unknown flag', `${base} --key secret`, {}, "Unknown option '--key'"],
    ['a wrong index', `${base} --engine typesense --index Docs/..`, {}, '--index must consist of lower-case'],
    ['no address', `${base} --engine typesense`, {}, 'with --url or in DUET_SEARCH_URL'],
    [
      'a key in the address',
      `${base} --engine elasticsearch --url http://user:secret@localhost`,
      {},
      'must start with http:// or https:// and contain no credentials',
    ],
    [
      'no records',
      'push --engine typesense --folder gone',
      {},
      "Add 'typesense' to `engines` of pluginSearchRecords",
    ],
    ['no database', `${base} --engine postgres`, {}, 'Set DATABASE_URL'],
    [
      'a database that is down',
      `${base} --engine postgres`,
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/docs' },
      'PostgreSQL cannot be reached at 127.0.0.1:9',
    ],
  ])('explains %s', async (_, line, env, message) => {
    const error = await run(line, env).catch(error => error.message);
    expect(error).toContain(message);
    expect(error).not.toContain('me:secret');
  });
});
