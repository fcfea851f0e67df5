import { describe, expect, it } from '@rstest/core';
import { claimFileOf, parseClaims } from '../../../../../../plugins/tools/check/claims/claimFile';

const problems = (source: string) =>
  parseClaims(source).problems.map(({ line, message }) => `${line}: ${message}`);

describe('parseClaims', () => {
  it('fills in what a claim leaves out', () => {
    const { claims, problems } = parseClaims(
      '- for: It fails.\n  run: tool build\n  expect: { code: 1, prints: no }\n',
    );
    expect(problems).toEqual([]);
    expect(claims).toEqual([
      {
        for: ['It fails.'],
        files: {},
        env: {},
        run: ['tool build'],
        requests: [],
        expect: { code: 1, prints: ['no'], printsNot: [], writes: {}, writesNot: [] },
        line: 1,
        column: 3,
      },
    ]);
  });

  it('reports a text that is an invalid regular expression', () => {
    expect(problems('- { for: a, run: b, expect: { prints: /*a*/ } }')).toEqual([
      '1: expect.prints: is an invalid regular expression',
    ]);
  });

  it('reads a list behind a byte order mark, and with Windows line breaks', () => {
    expect(parseClaims('\uFEFF- for: a\r\n  run: x\r\n').claims).toMatchObject([{ for: ['a'], line: 1 }]);
  });

  it('shares files through anchors', () => {
    const { claims } = parseClaims(
      '- for: [a, b]\n  files: &app { a.js: "1" }\n  run: x\n- for: c\n  files: { <<: *app, b.js: "2" }\n  run: x\n',
    );
    expect(claims.map(claim => [claim.for, Object.keys(claim.files)])).toEqual([
      [['a', 'b'], ['a.js']],
      [['c'], ['a.js', 'b.js']],
    ]);
  });

  it('keeps the position of each claim', () => {
    const { claims } = parseClaims('# comment\n- for: a\n  run: x\n\n- for: b\n  run: x\n');
    expect(claims.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each([
    ['for: a', '1: expected a list'],
    ['- a', /^1: /],
    ['- for: []\n  run: x', /for/],
    ['- for: a', /expected `run` or `serve`/],
    ['- for: a\n  because: why', /because/],
    ['- for: a\n  run: x\n  requests: [{ get: / }]', /`requests` need `serve`/],
    ['- for: a\n  run: x\n  expects: {}', '1: expects: unknown option. Did you mean `expect`?'],
    ['- run: x', '1: for: expected string or array, received undefined'],
    ['- for: a\n  serve: x\n  requests: [{ get: robots.txt }]', /requests\.0\.get/],
    ['- for: "a', /^\d+: /],
  ])('refuses %j', (source, message) => {
    expect(problems(source)).toEqual([expect.stringMatching(message)]);
  });

  it('reports an invalid claim and still reads the others', () => {
    const { claims, problems } = parseClaims('- for: a\n- for: b\n  run: x\n');
    expect([claims.length, problems.length]).toEqual([1, 1]);
  });
});

it.each([
  ['docs/en/a.mdx', 'docs/en/a.claims.yaml'],
  ['docs/en/b.md', 'docs/en/b.claims.yaml'],
])('the claims of %s are in %s', (page, file) => {
  expect(claimFileOf(page)).toBe(file);
});
