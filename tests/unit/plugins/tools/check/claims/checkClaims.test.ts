import { describe, expect, it } from '@rstest/core';
import { plainText, run, statementFor } from '../../../../../../plugins/tools/check/claims/checkClaims';
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

const marked = pageOf(
  '# A\n\nThe `run` command **fails**\nat once. It ends.\n\n| Error | Cause |\n| - | - |\n| `E1` | a |\n',
);

describe('statementFor', () => {
  it.each([
    ['The run command fails at once', 3],
    ['The `run` command', 3],
    ['It ends.', 4],
    ['E1', 8],
    ['E1 | a', 8],
  ])('finds %s', (beginning, line) => {
    expect(statementFor(marked, beginning)?.line).toBe(line);
  });

  it.each(['command fails', 'A', 'Error'])('does not find %s', beginning => {
    expect(statementFor(marked, beginning)).toBeUndefined();
  });
});

it('plainText drops marks, links and line breaks', () => {
  expect(plainText('**a** `b`\n [c](/d) ')).toBe('a b c');
});
