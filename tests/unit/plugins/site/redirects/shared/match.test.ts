import { describe, expect, it } from '@rstest/core';
import {
  compileRules,
  destinationOf,
  destinationsOf,
  keepRest,
  type RedirectRule,
} from '../../../../../../plugins/site/redirects/shared/match';

const leads = (path: string, ...rules: RedirectRule[]) =>
  destinationOf(
    path,
    compileRules(rules, () => {}),
  )?.to;

describe('destinationOf', () => {
  it('takes the first rule that matches', () => {
    const rules = [
      { from: '^/a$', to: '/first' },
      { from: ['/a', '/b'], to: '/second' },
    ];
    expect(leads('/a', ...rules)).toBe('/first');
    expect(leads('/b', ...rules)).toBe('/second');
    expect(leads('/c', ...rules)).toBeUndefined();
  });

  it('replaces the matched part alone, so that an open rule holds below a language', () => {
    const rule = { from: 'config/source/alias', to: 'config/resolve/alias' };
    expect(leads('/config/source/alias', rule)).toBe('/config/resolve/alias');
    expect(leads('/zh/config/source/alias', rule)).toBe('/zh/config/resolve/alias');
    expect(leads('/config/source/alias-strategy', rule)).toBe('/config/resolve/alias-strategy');
  });

  it('does not double slashes when a target begins with one', () => {
    expect(leads('/zh/old', { from: 'old', to: '/new' })).toBe('/zh/new');
  });

  it('fills in groups, also in the query and the hash', () => {
    expect(leads('/zh/basic/rem', { from: 'basic/(\\w+)', to: 'styling/$1?from=$1#$1' })).toBe(
      '/zh/styling/rem?from=rem#rem',
    );
  });

  it('keeps what follows the match out of the hash', () => {
    expect(leads('/old/tail', { from: '/old', to: '/new#part' })).toBe('/new/tail#part');
  });

  it('sends the whole target when it lies elsewhere', () => {
    expect(
      leads('/zh/plugins/list/away', { from: 'plugins/list/(away)', to: 'https://example.org/$1' }),
    ).toBe('https://example.org/away');
  });

  it.each([
    ['/old.html', '^/old$'],
    ['/old/', '^/old$'],
    ['/old/index.html', '^/old$'],
    ['/old/', '^/old/$'],
    ['/%E6%97%A7', '^/旧$'],
  ])('matches %s by %s, as a route and as it is written', (path, from) => {
    expect(leads(path, { from, to: '/new' })).toBe('/new');
  });

  it.each<[string, string, string | undefined]>([
    ['^/a|b$', '/x/b', '/x/new'],
    ['(^/a|b)', '/x/b', '/x/new'],
    ['colou?r', '/color', '/new'],
    ['ab*c', '/ac', '/new'],
    ['ab{0}c', '/ac', '/new'],
    ['a[|]b', '/a|b', '/new'],
    ['a\\|b', '/a|b', '/new'],
    ['\\u0061', '/a', '/new'],
    ['^old', '/old', undefined],
    ['x|', '/a', '/new/a'],
  ])('tries %s on %s exactly as the regular expression does', (from, path, expected) => {
    expect(leads(path, { from, to: 'new' })).toBe(expected);
    expect([path].some(form => new RegExp(from).test(form))).toBe(expected !== undefined);
  });

  it('does not run regular expressions on paths without their text', () => {
    const patterns = compileRules([{ from: '^/blog/.*', to: '/new' }], () => {});
    const tried: string[] = [];
    patterns[0]!.pattern.exec = form => {
      tried.push(form);
      return null;
    };
    destinationOf('/guide/a', patterns);
    expect(tried).toEqual([]);
    destinationOf('/blog/a', patterns);
    expect(tried).toEqual(['/blog/a']);
  });

  it('accepts a path that is badly encoded', () => {
    expect(leads('/%zz/old', { from: 'old', to: 'new' })).toBe('/%zz/new');
  });
});

describe('destinationsOf', () => {
  it('lists every match in the order of the rules, one per pattern', () => {
    const patterns = compileRules(
      [
        { from: ['a', 'x'], to: 'b' },
        { from: '^/a', to: '/c' },
      ],
      () => {},
    );
    expect([...destinationsOf('/a/', patterns)].map(({ to }) => to)).toEqual(['/b/', '/c/']);
  });
});

describe('compileRules', () => {
  it('skips an invalid pattern and reports it once', () => {
    const told: unknown[] = [];
    const rules = [{ from: ['(', '^/ok$'], to: '/new' }];
    const compiled = compileRules(rules, (rule, pattern, reason) => told.push([rule, pattern, reason]));
    expect(compiled.map(({ source }) => source)).toEqual(['^/ok$']);
    expect(told).toEqual([[0, '(', expect.stringContaining('Unterminated group')]]);
  });
});

describe('keepRest', () => {
  it.each([
    ['/new', '?q=1', '#h', '/new?q=1#h'],
    ['/new', '', '', '/new'],
    ['/new?a=1', '?q=1', '#h', '/new?a=1&q=1#h'],
    ['/new#own', '?q=1', '#h', '/new?q=1#own'],
    ['/new?a=1#own', '', '#h', '/new?a=1#own'],
  ])('joins %s with %s%s', (to, search, hash, expected) => {
    expect(keepRest(to, search, hash)).toBe(expected);
  });
});
