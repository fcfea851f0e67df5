import { describe, expect, it } from '@rstest/core';
import type { Site } from '../../../../../plugins/shared/site';
import { checkRules } from '../../../../../plugins/site/redirects/checkRules';
import type { RedirectRule } from '../../../../../plugins/site/redirects/shared/match';

const site: Site = {
  base: '/docs/',
  origin: 'https://example.com',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: '',
  versions: [],
  root: '/site/docs',
  outDir: '/site/doc_build',
};
const pages = ['new', 'other', 'guide/'].flatMap(path => [
  { routePath: `/${path}`, file: `docs/en/${path}.mdx` },
  { routePath: `/zh/${path}`, file: `docs/zh/${path}.mdx` },
]);
const check = (...rules: RedirectRule[]) => checkRules(rules, pages, site, '/site');

describe('checkRules', () => {
  it('finds every old path in every language, with the address that its page has', () => {
    const { redirects, problems } = check(
      { from: 'old/(a|b)', to: 'guide#x' },
      { from: '^/gone$', to: 'https://example.org/' },
    );
    expect(problems).toEqual([]);
    expect(redirects.map(({ from, to, lang, external }) => [from, to, lang, external])).toEqual([
      ['/old/a', '/guide/#x', 'en', false],
      ['/zh/old/a', '/zh/guide/#x', 'zh', false],
      ['/old/b', '/guide/#x', 'en', false],
      ['/zh/old/b', '/zh/guide/#x', 'zh', false],
      ['/gone', 'https://example.org/', 'en', true],
    ]);
  });

  it('warns about invalid patterns and skips them', () => {
    const { warnings, redirects } = check({ from: ['[', '^/old$'], to: '/new' });
    expect(warnings).toEqual([expect.stringContaining('rules.0 "["')]);
    expect(redirects).toHaveLength(1);
  });

  it.each<[string, RedirectRule[], string]>([
    [
      'a target that is no page',
      [{ from: '^/old$', to: '/lost' }],
      'rules.0 "^/old$" → "/lost": /old would lead to /lost, which does not exist (no docs/en/lost.mdx).',
    ],
    [
      'a twin that is missing in one language',
      [{ from: '^/zh/old$', to: '/zh/lost/' }],
      '/zh/old would lead to /zh/lost/, which does not exist (no docs/zh/lost/index.mdx).',
    ],
    [
      'a loop of two rules',
      [
        { from: '^/a$', to: '/b' },
        { from: '^/b$', to: '/a' },
      ],
      'redirect loop: /a → /b → /a.',
    ],
    [
      'a rule that matches its own target',
      [{ from: 'old', to: 'old/new' }],
      'redirect loop: /old → /old/new',
    ],
    [
      'a chain',
      [
        { from: '^/a$', to: '/b' },
        { from: '^/b$', to: '/new' },
      ],
      'rules.0 "^/a$" → "/b": the target is redirected again: /a → /b → /new. Point the rule at /new.',
    ],
    [
      'a rule behind one that leads elsewhere',
      [
        { from: '^/old', to: '/new' },
        { from: '^/old-page$', to: '/other' },
      ],
      'rules.1 "^/old-page$" never applies to /old-page: rules.0 "^/old" comes first and leads to /new-page.',
    ],
    [
      'the same pattern twice',
      [
        { from: '^/blog/.*', to: '/new' },
        { from: '^/blog/.*', to: '/new' },
      ],
      'rules.1 "^/blog/.*" never applies: rules.0 "^/blog/.*" has the same pattern and comes first.',
    ],
    [
      'a rule that matches a page',
      [{ from: '^/zh/.*', to: '/new' }],
      'rules.0 "^/zh/.*" matches the page /zh/new (docs/zh/new.mdx), which would become unreachable.',
    ],
    [
      'a target in another language',
      [{ from: '^/zh/old$', to: '/new' }],
      '/zh/old is in the language "zh" and would lead to /new (docs/en/new.mdx) in "en".',
    ],
    [
      'a missing target of an endless pattern',
      [{ from: '^/blog/.*$', to: '/lost' }],
      'which does not exist (no docs/en/lost.mdx)',
    ],
  ])('refuses %s', (_, rules, message) => {
    expect(check(...rules).problems.join('\n')).toContain(message);
  });

  it('lets a general rule stand before a longer one if both lead to the same page', () => {
    const { problems } = check({ from: 'old/n', to: 'n' }, { from: 'old/new', to: 'new' });
    expect(problems.filter(problem => problem.includes('never applies'))).toEqual([]);
  });
});
