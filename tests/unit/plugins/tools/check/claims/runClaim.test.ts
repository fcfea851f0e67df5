import { describe, expect, it } from '@rstest/core';
import { parseClaims } from '../../../../../../plugins/tools/check/claims/claimFile';
import { reuseOf, runClaim } from '../../../../../../plugins/tools/check/claims/runClaim';
import { folderOf } from '../../support';

const run = (source: string, timeout = 30) => {
  const { claims, problems } = parseClaims(`- for: a\n${source}`);
  expect(problems).toEqual([]);
  return runClaim(claims[0]!, folderOf(), 'claim', timeout);
};
const server = (body: string) => `  files:
    server.mjs: |
      import { createServer } from 'node:http';
      createServer((request, response) => { ${body} }).listen(process.env.PORT);
      console.log('ready');
  serve: node server.mjs
`;

describe('runClaim', () => {
  it('holds for a command that does what the claim says', async () => {
    expect(
      await run(`  files: { a.mjs: "console.log(process.env.MODE); process.exitCode = 3" }
  env: { MODE: test mode }
  run: node a.mjs
  expect: { code: 3, prints: test mode }
`),
    ).toBeUndefined();
  });

  it('fails with what the command printed', async () => {
    expect(await run('  run: node -p "1 + 1"\n  expect: { prints: three }\n')).toEqual({
      message: '`node -p "1 + 1"` does not print `three`.',
      output: '2',
    });
  });

  it('stops at a command that fails before the last', async () => {
    const failure = await run('  run: [node missing.mjs, node -p 1]\n');
    expect(failure!.message).toBe('`node missing.mjs` exits with code 1.');
  });

  it('asks a server and stops it', async () => {
    expect(
      await run(`${server("response.statusCode = request.url === '/a' ? 200 : 404; response.end(request.url)")}  requests:
    - { get: /a, status: 200, body: /a }
    - { get: /b, status: 404 }
  expect: { prints: ready }
`),
    ).toBeUndefined();
  });

  it('fails with the answers that differ', async () => {
    const failure = await run(
      `${server("response.end('hello')")}  requests: [{ get: /a, status: 404, body: bye }]\n`,
    );
    expect(failure!.message).toBe(
      '`node server.mjs` responds to /a with status 200 instead of 404, responds to /a without `bye`.',
    );
  });

  it('fails for a server that exits', async () => {
    const failure = await run('  files: { a.mjs: "throw new Error(\'no port\')" }\n  serve: node a.mjs\n');
    expect(failure!.message).toBe('`node a.mjs` does not start.');
    expect(failure!.output).toContain('no port');
  });
});

describe('reuseOf', () => {
  it.each([
    ['run: a', 'any'],
    ['{ run: a, expect: { code: 1, prints: b } }', 'any'],
    ['{ run: a, expect: { printsNot: b } }', 'first'],
    ['{ run: a, expect: { writesNot: b } }', 'first'],
    ['{ run: a, env: { DEBUG: b } }', 'never'],
    ['serve: a', 'never'],
  ])('of `%s` is %s', (source, expected) => {
    const { claims } = parseClaims(`- { for: a, ${source.replace(/^{|}$/g, '')} }`);
    expect(reuseOf(claims[0]!)).toBe(expected);
  });
});
