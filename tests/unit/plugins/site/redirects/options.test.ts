import { describe, expect, it } from '@rstest/core';
import { RedirectsOptions } from '../../../../../plugins/site/redirects/options';

const parse = (rule: unknown) => RedirectsOptions.safeParse({ rules: [rule] });

describe('the target of a rule', () => {
  it.each(['/new', 'new/$1', '/new?a=1#b', 'https://example.com/$1', 'http://example.com', '../up'])(
    'may be %s',
    to => {
      expect(parse({ from: 'a', to }).success).toBe(true);
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'mailto:a@b.c',
    'data:text/html,x',
    'https:/x',
    3,
  ])('is refused as %j', to => {
    expect(parse({ from: 'a', to }).success).toBe(false);
  });
});

describe('the patterns of a rule', () => {
  it.each([['^/a$'], [['^/a$', '^/b$']], ['(']])('may be %j; invalid ones are skipped later', from => {
    expect(parse({ from, to: '/new' }).success).toBe(true);
  });

  it.each([[''], [[]], [['']], [undefined]])('are refused as %j', from => {
    expect(parse({ from, to: '/new' }).success).toBe(false);
  });
});

describe('the defaults', () => {
  it('write static pages and no files for hosts', () => {
    expect(RedirectsOptions.parse({ rules: [] })).toEqual({ rules: [], pages: true, hosts: [] });
  });
});
