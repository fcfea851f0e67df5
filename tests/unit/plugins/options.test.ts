import { describe, expect, it } from '@rstest/core';
import { pluginFeeds } from '../../../plugins/feeds/index';
import { pluginHead } from '../../../plugins/head/index';
import { pluginInstallTabs } from '../../../plugins/install-tabs/index';
import { pluginPageData } from '../../../plugins/page-data/index';
import { pluginRedirects } from '../../../plugins/redirects/index';
import { pluginSitemap } from '../../../plugins/sitemap/index';

/** What a factory says to options that are wrong. */
function complaints(factory: (options: never) => unknown, options: unknown): string {
  try {
    factory(options as never);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('wrong options', () => {
  it.each<[string, (options: never) => unknown, unknown, string[]]>([
    [
      'redirects',
      pluginRedirects,
      {
        rules: [
          { from: '', to: 3 },
          { from: [], to: 'javascript:alert(1)' },
        ],
        hosts: ['apache'],
        rule: 1,
      },
      [
        'options.rules.0.from: expected a pattern',
        'options.rules.0.to:',
        'options.rules.1.from:',
        'options.rules.1.to: expected a path or an address',
        'options.hosts.0:',
        'options.rule: unknown option. Did you mean `rules`?',
      ],
    ],
    [
      'feeds',
      pluginFeeds,
      { feeds: [{ id: 'a b', match: '(', description: 'x', formats: [], limit: 0 }] },
      [
        'options.feeds.0.id: expected letters',
        'options.feeds.0.match: expected a regular expression such as "^/blog/.+", got "("',
        'options.feeds.0.title:',
        'options.feeds.0.formats:',
        'options.feeds.0.limit:',
      ],
    ],
    [
      'install-tabs',
      pluginInstallTabs,
      { word: 'a b', languages: [] },
      ['options.word: expected one word', 'options.languages:'],
    ],
    [
      'sitemap',
      pluginSitemap,
      { exclude: ['['], robots: { disallow: ['a'] } },
      ['options.exclude.0: expected a regular expression', 'options.robots'],
    ],
    [
      'head',
      pluginHead,
      { image: { src: 'og.png', widht: 3 }, twitterSite: 'name' },
      [
        'options.image.src: expected a path of the public folder',
        'options.image.widht: unknown option. Did you mean `width`?',
        'options.twitterSite: expected an account',
      ],
    ],
    [
      'page-data',
      pluginPageData,
      { pages: 'none', x: 1 },
      ['options.pages:', 'options.x: unknown option. Known options: pages.'],
    ],
  ])('of %s are reported all at once, with their paths', (name, factory, options, expected) => {
    const message = complaints(factory, options);
    expect(message).toContain(`[rspress-plugin-duet/${name}] cannot start.`);
    for (const part of expected) expect(message).toContain(part);
  });
});

describe('what crosses to the browser', () => {
  it('is JSON alone', () => {
    const { globalUIComponents } = pluginRedirects({
      rules: [{ from: ['^/a$'], to: '/b' }],
      hosts: ['nginx'],
    });
    const [, props] = globalUIComponents![0] as [string, object];
    expect(props).toEqual({ rules: [{ from: ['^/a$'], to: '/b' }] });
    expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  });
});
