import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { run } from '../../../../../../plugins/tools/check/claims/checkClaims';
import { ClaimsOptions } from '../../../../../../plugins/tools/check/claims/options';
import { folderOf, memoryCache, pageOf, projectOf, told } from '../../support';

const page = pageOf('# A\n\nIt prints two. It always ends.\n');

function setUp(claims: string) {
  const root = folderOf({ 'docs/en/a.claims.yaml': claims });
  const cache = memoryCache();
  return (action?: string) =>
    run({ ...projectOf(page), root }, ClaimsOptions.parse({}), {
      cache,
      action,
      wanted: () => true,
    });
}

const two = '- for: It prints two\n  run: node -p "1 + 1"\n  expect: { prints: "2" }\n';

describe('run', () => {
  it('proves a claim once and remembers it', async () => {
    const check = setUp(two);
    const counts = { claims: 1, statements: 1, proved: 1, 'not run': 0 };
    expect(await check()).toMatchObject({ findings: [], counts });
    expect(await check()).toMatchObject({ findings: [], counts });
  });

  it('reports a claim that does not hold, each time', async () => {
    const check = setUp(two.replace('"2"', '"3"'));
    for (const _ of [1, 2]) {
      const { findings, counts } = await check();
      expect(findings).toMatchObject([{ rule: 'claims/run', file: 'docs/en/a.claims.yaml', line: 1 }]);
      expect(findings[0]!.message).toContain('"It prints two" does not hold');
      expect(findings[0]!.fix).toContain('\n2');
      expect(counts).toMatchObject({ proved: 0, 'not run': 0 });
    }
  });

  it('accepts several statements for one run', async () => {
    const check = setUp(two.replace('It prints two', '[It prints two, It always ends, It sleeps]'));
    const { findings, counts } = await check();
    expect(told(findings)).toEqual([expect.stringMatching(/^claims\/for 1: .* "It sleeps"/)]);
    expect(counts).toMatchObject({ claims: 1, statements: 3, proved: 1 });
  });

  it('reports a sentence that the page no longer has, and an invalid file', async () => {
    expect(told((await setUp(two.replace('It prints', 'It writes'))()).findings)).toEqual([
      'claims/for 1: docs/en/a.mdx has no sentence or table row that begins with "It writes two".',
    ]);
    expect((await setUp('- for: It prints two\n')()).findings).toMatchObject([{ rule: 'claims/format' }]);
  });

  it('runs servers only on request', async () => {
    const server = `- for: It prints two
  files: { s.mjs: "import { createServer } from 'node:http'; createServer((_, r) => r.end()).listen(process.env.PORT)" }
  serve: node s.mjs
  requests: [{ get: /, status: 200 }]
`;
    const check = setUp(server);
    expect((await check()).counts).toEqual({ claims: 1, statements: 1, proved: 0, 'not run': 1 });
    expect((await check('servers')).counts).toEqual({ claims: 1, statements: 1, proved: 1, 'not run': 0 });
    expect((await check()).counts).toEqual({ claims: 1, statements: 1, proved: 1, 'not run': 0 });
  });
});

describe('the record', () => {
  const record = 'proofs/claims.txt';
  /** Counts its runs in a file of the packages' folder. */
  const counted = `- for: It prints two
  files: { c.mjs: "import { appendFileSync } from 'node:fs'; appendFileSync('../../runs.txt', 'x')" }
  run: node c.mjs
`;
  const changed = counted.replace("'x'", "'y'");
  const withRecord = (claims: string, text?: string) => {
    const root = folderOf({ 'docs/en/a.claims.yaml': claims, ...(text !== undefined && { [record]: text }) });
    const settings = ClaimsOptions.parse({ record });
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    return {
      /** Checks as a fresh clone does, without a cache. */
      check: () => run({ ...projectOf(page), root }, settings, { cache: memoryCache(), wanted: () => true }),
      runs: () => (existsSync(join(root, 'runs.txt')) ? read('runs.txt') : ''),
      text: () => read(record),
      write: (claims: string) => writeFileSync(join(root, 'docs/en/a.claims.yaml'), claims),
    };
  };

  it('lets a fresh clone run only claims that it does not list', async () => {
    const { check, runs, write, text } = withRecord(counted);
    await check();
    expect(await check()).toMatchObject({ findings: [], counts: { proved: 1, 'not run': 0 } });
    expect(runs()).toBe('x');
    write(changed);
    await check();
    expect(runs()).toBe('xy');
    // What is no longer claimed is no longer listed.
    expect(text().trim().split('\n')).toHaveLength(2);
  });

  it('does not list what fails', async () => {
    const { check, text } = withRecord(counted.replace('node c.mjs', 'node gone.mjs'));
    for (const _ of [1, 2]) expect((await check()).findings).toHaveLength(1);
    expect(text()).toMatch(/^# Claims that held on Node\.js \d+, by hash\..*\n$/);
  });

  it('neither uses nor changes one of another version of Node.js', async () => {
    const first = withRecord(counted);
    await first.check();
    const other = first.text().replace(/Node\.js \d+/, 'Node.js 4');
    const { check, runs, text } = withRecord(counted, other);
    await check();
    expect(runs()).toBe('x');
    expect(text()).toBe(other);
  });
});
