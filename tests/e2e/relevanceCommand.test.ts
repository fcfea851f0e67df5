import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { findChromium } from '../../plugins/tools/bin/chromium.mjs';
import { duet } from '../duet';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { limit } from './support/limits';

describe('duet relevance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-relevance-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, queries: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(queries));
    return join(folder, name);
  };
  let site: string;
  beforeAll(async () => {
    site = await fixture('search');
  }, fixtureTimeoutMs);

  const run = (...args: string[]) => duet(['relevance', '--site', site, ...args], { findChromium });

  const port = { query: 'server.port', page: '/guide/port', rank: 1 };
  const good = file('good.json', [port]);

  it('prints a row per file and language, the misses and what the site does not have', {
    timeout: limit(120_000),
  }, async () => {
    const mixed = file('mixed.json', [
      port,
      { query: '端口', page: '/zh/guide/port', rank: 1 },
      { query: 'server', page: '/guide/css', rank: 1 },
      { query: 'gone', page: '/guide/gone', rank: 1 },
    ]);
    const { code, output } = await run(good, mixed);
    expect(output).toContain('| good.json, en | 1 | 1.000 | 1.000 | 1.000 | 1.000 – 1.000 | 0 |');
    expect(output).toMatch(/\| mixed\.json, en \| 2 \| 0\.500 /);
    expect(output).toMatch(/\| mixed\.json, zh \| 1 \| 1\.000 /);
    expect(output).toMatch(/“server”: \/guide\/css was (not found|found at)/);
    expect(output).toContain(`“gone” was skipped: ${site} has no page /guide/gone`);
    expect(code).toBe(0);
  });

  it('has exit code 1 and a reason when a limit is missed', { timeout: limit(120_000) }, async () => {
    const bad = file('bad.json', [port, { query: 'qqqqqqqqqq', page: '/guide/css', rank: 1 }]);
    const { code, output } = await run(bad, '--min-mrr', '0.9', '--max-empty', '0');
    expect(code).toBe(1);
    expect(output).toContain('bad.json, en: MRR 0.500 is lower than --min-mrr 0.9.');
    expect(output).toContain(
      'bad.json, en: 1 of 2 queries have no results, but --max-empty is 0: “qqqqqqqqqq”',
    );
    expect((await run(bad, '--min-mrr', '0.5', '--max-empty', '1')).code).toBe(0);
  });

  it(
    'serves a site below its base',
    async () => {
      const below = await fixture('search', 'base');
      const { code, output } = await run(good, '--site', below, '--base', '/docs');
      expect([code, output]).toEqual([0, expect.stringContaining('| good.json, en | 1 | 1.000 ')]);
    },
    fixtureTimeoutMs,
  );
});
