import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { PluginDriver, type RspressPlugin } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { pluginApiReference } from '../../../plugins/site/api-reference/index';
import { ApiReferenceOptions } from '../../../plugins/site/api-reference/options';
import { pluginBlog } from '../../../plugins/site/blog/index';
import { BlogOptions } from '../../../plugins/site/blog/options';
import { pluginDiagrams } from '../../../plugins/site/diagrams/index';
import { DiagramsOptions } from '../../../plugins/site/diagrams/options';
import { pluginFeeds } from '../../../plugins/site/feeds/index';
import { FeedsOptions } from '../../../plugins/site/feeds/options';
import { pluginGlossary } from '../../../plugins/site/glossary/index';
import { GlossaryOptions } from '../../../plugins/site/glossary/options';
import { pluginHead } from '../../../plugins/site/head/index';
import { HeadOptions } from '../../../plugins/site/head/options';
import { pluginInstallTabs } from '../../../plugins/site/install-tabs/index';
import { InstallTabsOptions } from '../../../plugins/site/install-tabs/options';
import { pluginMarkdown } from '../../../plugins/site/markdown/index';
import { MarkdownOptions } from '../../../plugins/site/markdown/options';
import { pluginMath } from '../../../plugins/site/math/index';
import { MathOptions } from '../../../plugins/site/math/options';
import { pluginOpenApi } from '../../../plugins/site/openapi/index';
import { OpenApiOptions } from '../../../plugins/site/openapi/options';
import { pluginPageData } from '../../../plugins/site/page-data/index';
import { PageDataOptions } from '../../../plugins/site/page-data/options';
import { pluginRedirects } from '../../../plugins/site/redirects/index';
import { RedirectsOptions } from '../../../plugins/site/redirects/options';
import { SearchRecordsOptions } from '../../../plugins/site/search-records/options';
import { SearchHandlerOptions } from '../../../plugins/site/search-server/options';
import { pluginSecurity } from '../../../plugins/site/security/index';
import { SecurityOptions } from '../../../plugins/site/security/options';
import { pluginSitemap } from '../../../plugins/site/sitemap/index';
import { SitemapOptions } from '../../../plugins/site/sitemap/options';
import { pluginSocialImages } from '../../../plugins/site/social-images/index';
import { SocialImagesOptions } from '../../../plugins/site/social-images/options';

/** What plugins with wrong options say when Rspress starts. */
function complaints(...plugins: RspressPlugin[]): string {
  try {
    plugins[0]?.config?.({ plugins }, {} as never, true);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('wrong options', () => {
  it.each<[string, (options: never) => RspressPlugin, unknown, string[]]>([
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
      'math',
      pluginMath,
      { macros: { RR: 'x' }, dollar: 1 },
      ['options.macros.RR:', 'options.dollar: unknown'],
    ],
    [
      'social-images',
      pluginSocialImages,
      { fonts: { title: [] }, logo: 'logo.jpg', colors: { brand: 'red', ink: '#000' }, exclude: ['('] },
      [
        'options.fonts.title: expected at least one font file',
        'options.logo: expected an SVG or PNG file of the public folder',
        'options.colors.brand: expected a color such as "#b03a0b"',
        'options.colors.ink: unknown option',
        'options.exclude.0: expected a regular expression',
      ],
    ],
    ['diagrams', pluginDiagrams, { strict: 1, x: 1 }, ['options.strict:', 'options.x: unknown']],
    ['glossary', pluginGlossary, { file: 3, first: 1 }, ['options.file:', 'options.first: unknown']],
    [
      'blog',
      pluginBlog,
      { lists: [{ folder: 'blog', title: '' }], authors: { a: { url: 'x' } } },
      [
        'options.lists.0.folder: expected a folder',
        'options.lists.0.title:',
        'options.authors.a.name:',
        'options.authors.a.url:',
      ],
    ],
    [
      'api-reference',
      pluginApiReference,
      { packages: [{ folder: 'api', title: 'A', entryPoints: [], source: 'https://a.example' }] },
      [
        'options.packages.0.folder: expected a folder',
        'options.packages.0.entryPoints: expected at least one module',
        'options.packages.0.source: expected an address with {path}',
      ],
    ],
    [
      'openapi',
      pluginOpenApi,
      { documents: [{ folder: 'api', samples: ['ruby'], depth: -1, titel: 'A' }] },
      [
        'options.documents.0.input: expected text, or one text per language',
        'options.documents.0.folder: expected a folder',
        'options.documents.0.samples.0:',
        'options.documents.0.depth:',
        'options.documents.0.titel: unknown option. Did you mean `title`?',
      ],
    ],
    ['markdown', pluginMarkdown, { hosts: ['apache'] }, ['options.hosts.0:']],
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
      ['options.pages:', 'options.x: unknown option. Known options: pages, patches.'],
    ],
    [
      'security',
      pluginSecurity,
      {
        hosts: ['apache'],
        sources: { 'connect src': ['a b'] },
        headers: { 'X-A': 'a\nb' },
        trustedType: true,
      },
      [
        'options.hosts.0:',
        'options.sources.connect src:',
        'options.headers.X-A:',
        'options.trustedType: unknown option. Did you mean `trustedTypes`?',
      ],
    ],
  ])('of %s are reported all at once, with their paths', (name, factory, options, expected) => {
    const message = complaints(factory(options as never));
    expect(message).toContain(`[rspress-plugin-duet/${name}] cannot start.`);
    for (const part of expected) expect(message).toContain(part);
  });
});

it('names the mistakes of all plugins, and required options of one without any', () => {
  const sitemap = pluginSitemap({ exclude: ['['] });
  const message = complaints(sitemap, pluginInstallTabs(), pluginSocialImages(undefined as never));
  expect(message.match(/^\[.*/gm)).toEqual([
    '[rspress-plugin-duet/sitemap] cannot start.',
    '[rspress-plugin-duet/social-images] cannot start.',
  ]);
  expect(message).toContain('  options.fonts: ');
});

it('names plugins that are in the list twice or not called, before Rspress adds them', async () => {
  const plugins = [
    pluginSitemap,
    pluginHead(),
    pluginSitemap(),
    pluginHead(),
    pluginFeeds(undefined as never),
  ];
  const error: Error = await PluginDriver.create({ plugins } as never, true).catch(error => error);
  expect(error.message.split('\n').slice(0, 3)).toEqual([
    'rspress.config: plugins.0: the plugin is not called. Write `()` behind its name.',
    'rspress.config: plugins: "rspress-plugin-duet/head" is in the list twice. Remove one, and give the other the options of both.',
    '[rspress-plugin-duet/feeds] cannot start.',
  ]);
  expect(error.stack).toBe('');
  // Rspress takes what a condition has left out for a plugin without a name.
  expect(await PluginDriver.create({ plugins: [pluginHead(), false] } as never, true)).toBeTruthy();
});

describe('languages that the site does not have', () => {
  const text = { en: 'Text', fr: 'Texte' };

  /** What a plugin says of them in a build. */
  async function report(plugin: RspressPlugin): Promise<string> {
    const locales = ['en', 'zh'].map(lang => ({ lang, label: lang }));
    const config = { lang: 'en', locales, root: 'no-docs', siteOrigin: 'https://example.com' };
    try {
      await plugin.config?.(config as never, {} as never, true);
      await plugin.addPages?.(config as never, true);
      await plugin.routeGenerated?.([], true);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  }

  it.each<[RspressPlugin, string[]]>([
    [
      pluginBlog({
        lists: [{ folder: '/blog/', title: text }],
        authors: { ada: { name: text } },
        text: { postTags: text },
      }),
      ['lists.0.title', 'authors.ada.name', 'text.postTags'],
    ],
    [
      pluginFeeds({
        feeds: [{ id: 'a', match: '.', title: text, description: text }],
        languages: { fr: 'fr-FR' },
        text: { feedLinksTitle: text },
      }),
      ['feeds.0.title', 'feeds.0.description', 'languages', 'text.feedLinksTitle'],
    ],
    [pluginHead({ locales: { fr: 'fr_FR' } }), ['locales']],
    [pluginRedirects({ rules: [], text: { redirectTitle: text } }), ['text.redirectTitle']],
    [pluginGlossary({ file: text }), ['file']],
    [
      pluginOpenApi({ documents: [{ input: text, folder: '/api/', title: text }] }),
      ['documents.0.input', 'documents.0.title'],
    ],
    [
      pluginApiReference({ packages: [{ entryPoints: ['a.ts'], folder: '/api/', title: text }] }),
      ['packages.0.title'],
    ],
  ])('are reported with their paths %#', async (plugin, paths) => {
    const message = await report(plugin);
    for (const path of paths)
      expect(message).toContain(`options.${path}.fr: the site has no such language; its languages: en, zh`);
  });

  it('are no problem in defaults', async () => {
    const locales = [{ lang: 'de', label: 'Deutsch' }];
    const config = { lang: 'de', locales, siteOrigin: 'https://example.com' } as never;
    const plugin = pluginHead();
    await plugin.config?.(config, {} as never, true);
    expect(() => plugin.routeGenerated?.([], true)).not.toThrow();
  });
});

describe('the README', () => {
  const readme = readFileSync('plugins/site/README.md', 'utf8');

  it.each<[string, z.ZodObject]>([
    ['redirects', RedirectsOptions],
    ['feeds', FeedsOptions],
    ['sitemap', SitemapOptions],
    ['markdown', MarkdownOptions],
    ['math', MathOptions],
    ['api-reference', ApiReferenceOptions],
    ['openapi', OpenApiOptions],
    ['blog', BlogOptions],
    ['glossary', GlossaryOptions],
    ['diagrams', DiagramsOptions],
    ['head', HeadOptions],
    ['social-images', SocialImagesOptions],
    ['install-tabs', InstallTabsOptions],
    ['page-data', PageDataOptions],
    ['search-records', SearchRecordsOptions],
    ['search-server', SearchHandlerOptions],
    ['security', SecurityOptions],
  ])('has every option and default of %s', (name, schema) => {
    const [section = ''] = readme.split(`\n## ${name}\n`)[1]?.split('\n## ') ?? [];
    const properties = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties!;
    for (const [option, property] of Object.entries(properties)) {
      const row = section.split('\n').find(line => line.startsWith(`| \`${option}`)) ?? '';
      expect([option, row]).toEqual([option, expect.stringMatching(/^\|/)]);
      const { default: value } = property as { default?: unknown };
      if (value !== undefined) expect(evaluated(row.split(' | ')[2]!)).toEqual(value);
    }
  });
});

/** The value of a default as the README writes it, in backticks. */
const evaluated = (cell: string) => runInNewContext(`(${cell.replaceAll('`', '')})`);

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
