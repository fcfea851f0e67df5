import { describe, expect, it } from '@rstest/core';
import { type Claim, parseClaims } from '../../../../../../plugins/tools/check/claims/claimFile';
import {
  compareAnswer,
  compareRun,
  contains,
} from '../../../../../../plugins/tools/check/claims/expectations';
import { folderOf } from '../../support';

const claim = (rest: string): Claim => parseClaims(`- for: a\n  serve: x\n  ${rest}\n`).claims[0]!;

describe('contains', () => {
  it.each([
    ['error: no such\n  option', 'no such option', true],
    ['ready in 1.2 s', '/ready in [\\d.]+ s/', true],
    ['a\nb', '/a.b/', true],
    ['ready', 'Ready', false],
    ['/a/b', '/a/b', true],
  ])('%j contains %s: %s', (text, expected, result) => {
    expect(contains(text, expected)).toBe(result);
  });
});

describe('compareRun', () => {
  const home = folderOf({ 'dist/static/js/index.abc.js': 'console.log("Hello")', '.env': 'A=1' });
  const compare = (expectation: string, code = 0, output = 'built\n') =>
    compareRun(claim(`expect: ${expectation}`), home, { code, output });

  it.each([
    '{ prints: built }',
    '{ prints: [built, "/bu.lt/"], printsNot: error }',
    '{ writes: { "dist/static/js/*.js": Hello, .env: [] } }',
    '{ writesNot: ["dist/*.css", gone.txt] }',
  ])('accepts %s', expectation => {
    expect(compare(expectation)).toEqual([]);
  });

  it.each([
    ['{ code: 1 }', 'exits with code 0 instead of 1'],
    ['{ prints: failed }', 'does not print `failed`'],
    ['{ printsNot: built }', 'prints `built`'],
    ['{ writes: { dist/a.css: [] } }', 'does not write dist/a.css'],
    ['{ writes: { "dist/**/*.js": Bye } }', 'writes dist/**/*.js without `Bye`'],
    ['{ writesNot: "dist/**/*.js" }', 'writes dist/**/*.js'],
  ])('reports %s', (expectation, problem) => {
    expect(compare(expectation)).toEqual([problem]);
  });

  it('expects success unless the claim states a code', () => {
    expect(compare('{}', 2)).toEqual(['exits with code 2 instead of 0']);
    expect(compare('{ code: 2 }', 2)).toEqual([]);
  });
});

describe('compareAnswer', () => {
  const answer = () =>
    new Response('<div id="root">', { status: 404, headers: { 'content-type': 'text/html' } });
  const compare = (request: string) =>
    compareAnswer(claim(`requests: [{ get: /a, ${request} }]`).requests[0]!, answer());

  it('accepts what the claim says', async () => {
    expect(
      await compare('status: 404, body: root, bodyNot: Hello, headers: { content-type: html, x-a: null }'),
    ).toEqual([]);
  });

  it.each([
    ['status: 200', 'responds to /a with status 404 instead of 200'],
    ['body: Hello', 'responds to /a without `Hello`'],
    ['bodyNot: root', 'responds to /a with `root`'],
    ['headers: { content-type: json }', 'responds to /a with the header content-type: text/html'],
    ['headers: { x-a: "1" }', 'responds to /a with the header x-a: none'],
    ['headers: { content-type: null }', 'responds to /a with the header content-type: text/html'],
  ])('reports %s', async (request, problem) => {
    expect(await compare(request)).toEqual([problem]);
  });
});
