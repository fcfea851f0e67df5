import { describe, expect, it } from '@rstest/core';
import { chainProblem, pathOf, routeKey } from '../../../../../plugins/site/redirects/followRules';
import { compileRules, destinationOf } from '../../../../../plugins/site/redirects/shared/match';

const problem = (path: string, ...rules: [from: string, to: string][]) => {
  const given = rules.map(([from, to]) => ({ from, to }));
  const patterns = compileRules(given, () => {});
  return chainProblem(path, destinationOf(path, patterns)!, patterns);
};

describe('chainProblem', () => {
  it('accepts one redirect, to a page or to another site', () => {
    expect(problem('/a', ['^/a$', '/b'])).toBeUndefined();
    expect(problem('/a', ['^/a$', 'https://example.com/a'])).toBeUndefined();
  });

  it.each<[string, [string, string][], string]>([
    [
      'two rules',
      [
        ['^/a$', '/b'],
        ['^/b$', '/a'],
      ],
      'redirect loop: /a → /b → /a.',
    ],
    ['a target that only adds a slash', [['^/a$', '/a/']], 'redirect loop: /a → /a/.'],
    ['a target that grows', [['a', 'aa']], 'redirect loop: /a → /aa → /aaa → /aaaa.'],
  ])('finds the loop of %s', (_, rules, expected) => {
    expect(problem('/a', ...rules)).toBe(expected);
  });

  it('names the last target of a chain, also outside the site', () => {
    expect(problem('/a', ['^/a$', '/b#x'], ['^/b$', 'https://example.com/'])).toBe(
      'the target is redirected again: /a → /b#x → https://example.com/. Point the rule at https://example.com/.',
    );
  });
});

describe('pathOf', () => {
  it.each([
    ['/a?b#c', '/a'],
    ['/a#b?c', '/a'],
    ['/%E6%97%A7', '/旧'],
    ['/%zz', '/%zz'],
  ])('reads %s as %s', (to, expected) => {
    expect(pathOf(to)).toBe(expected);
  });
});

describe('routeKey', () => {
  it.each(['/a', '/a/', '/a.html', '/a/index', '/a/index.html'])('is the same for %s', route => {
    expect(routeKey(route)).toBe('/a');
  });

  it('is a slash for the home page', () => {
    expect(['/', '/index.html', '/index'].map(routeKey)).toEqual(['/', '/', '/']);
  });
});
