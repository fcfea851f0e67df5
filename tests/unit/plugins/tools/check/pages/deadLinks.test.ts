import { describe, expect, it } from '@rstest/core';
import { deadLinkRules } from '../../../../../../plugins/tools/check/pages/deadLinks';
import { folderOf, pageOf, projectOf, told } from '../../support';

const start = pageOf('# Start\n\n## Usage {#use}\n\n## 用法\n', { route: '/guide/start' });
const index = pageOf('# Guide\n', { route: '/guide/', file: 'docs/en/guide/index.mdx' });
const chinese = pageOf('# 开始\n', { lang: 'zh', route: '/guide/start' });
const links = { anchors: true, except: ['/excepted'] };

function toldOf(text: string, site = {}, lang = 'en') {
  const page = pageOf(`# Page\n\n${text}\n`, { lang, route: '/guide/page' });
  const docs = folderOf({ 'public/logo.svg': '' });
  const project = { ...projectOf(start, index, chinese, page), docs: `${docs}` };
  const at = {
    ...project,
    root: docs,
    pages: project.pages.map(page => ({ ...page, file: page.file.slice(5) })),
  };
  return deadLinkRules({ ...at, site: { theme: '', components: [], routes: [], links, ...site } });
}

describe('deadLinkRules', () => {
  it.each([
    '/guide/start',
    '/guide/start.html',
    '/guide/start.mdx',
    '/guide/',
    '/guide',
    '/guide/index',
    '/en/guide/start',
    './start',
    './start.mdx#use',
    '../guide/start.mdx',
    './',
    '/guide/start?a=1#use',
    '/guide/start#%E7%94%A8%E6%B3%95',
    '#page',
    '/logo.svg',
    '/excepted',
    'https://a.test/x',
    'mailto:a@b.test',
    '//a.test/x',
  ])('accepts %s', url => {
    expect(toldOf(`[x](${url})`)).toEqual([]);
  });

  it('follows links between versions', () => {
    const told = (url: string, routes: string[] = []) => {
      const content = folderOf({ 'public/logo.svg': '' });
      const page = pageOf(`# Page\n\n[x](${url})\n`, { lang: 'zh', route: '/guide/page' });
      const project = {
        ...projectOf(start, chinese, page),
        docs: `${content}/v2`,
        content,
        versions: ['v1'],
      };
      const site = { theme: '', components: [], routes, links };
      return deadLinkRules({ ...project, site }).map(({ message }) => message);
    };
    for (const url of ['/guide/start', '/v2/guide/start', '/v2/zh/guide/start', '/v1/zh/any', '/logo.svg'])
      expect(told(url)).toEqual([]);
    expect(told('/v2/zh/none')).toHaveLength(1);
    expect(told('/v1/zh/a', ['/v1/zh/a'])).toEqual([]);
    expect(told('/v1/zh/b', ['/v1/zh/a'])).toHaveLength(1);
  });

  it('accepts a page that another language shows without a translation', () => {
    const toldIn = (untranslated: boolean) =>
      told(toldOf('[a](/guide/) [b](/guide/start#x) [c](/guide/none)', { untranslated }, 'zh'));
    const missing = 'pages/dead-link 3: The link /guide/none leads to no page.';
    expect(toldIn(true)).toEqual([expect.stringContaining('/guide/start#x leads to no heading'), missing]);
    expect(toldIn(false)).toContain('pages/dead-link 3: The link /guide/ leads to no page.');
  });

  it('reports pages and headings that do not exist, with the nearest names', () => {
    const findings = toldOf('[a](/guide/stort)\n\n[b](./none.mdx) [c](/guide/start#usee) [d](#pages)');
    expect(told(findings)).toEqual([
      'pages/dead-link 3: The link /guide/stort leads to no page.',
      'pages/dead-link 5: The link ./none.mdx leads to no page.',
      'pages/dead-anchor 5: The link /guide/start#usee leads to no heading of en/guide/start.mdx.',
      'pages/dead-anchor 5: The link #pages leads to no heading of en/guide/page.mdx.',
    ]);
    expect(findings[0]!.fix).toContain('Did you mean `/guide/start`?');
    expect(findings[2]!.fix).toContain('Did you mean `use`?');
  });

  it('reports links without an address, and addresses of references', () => {
    expect(told(toldOf('[a]() [b][none] [c][start]\n\n[none]: /guide/none\n[start]: /guide/start'))).toEqual([
      'pages/dead-link 3: The link has no address.',
      'pages/dead-link 3: The link /guide/none leads to no page.',
    ]);
  });

  it('reports dead links in the frontmatter of home pages', () => {
    const lines = [
      'hero:',
      '  actions:',
      '    - link: /guide/strat',
      '    - link: /guide/start',
      'features:',
    ];
    const page = pageOf(['---', ...lines, '  - link: https://a.test', '---', ''].join('\n'), { route: '/' });
    const project = { ...projectOf(start, page), site: { theme: '', components: [], routes: [], links } };
    expect(told(deadLinkRules(project))).toEqual([
      'pages/dead-link 4: The link /guide/strat leads to no page.',
    ]);
  });

  it('reports dead links of HTML, whose addresses are complete', () => {
    const toldAt = (html: string, site = {}, lang = 'en') => told(toldOf(html, site, lang));
    const dead = ['pages/dead-link 3: The link /guide/none leads to no page.'];
    expect(toldAt('<a href="/guide/none">a</a>')).toEqual(dead);
    expect(toldAt('<a href="/docs/guide/none">a</a>', { base: '/docs/' })).toEqual(dead);
    for (const html of ['<a href="/other">a</a>', '<a href="/docs/guide/start">a</a>'])
      expect(toldAt(html, { base: '/docs/' })).toEqual([]);
    const zh = '<a href="/guide/">a</a> <a href="/zh/guide/start">b</a> <a href={props.a}>c</a> <a>d</a>';
    expect(toldAt(zh, {}, 'zh')).toEqual([]);
  });

  it('reports links of elements that leave the language of a translated page', () => {
    const findings = (html: string, site = {}) =>
      toldOf(html, site, 'zh').map(({ rule, fix }) => `${rule} ${fix.split(',')[0]}`);
    const wrong = ['pages/link-language Write /zh/guide/start'];
    expect(findings('<a href="/guide/start">a</a>')).toEqual(wrong);
    expect(findings('<Link href="/guide/start">a</Link>', { base: '/docs/' })).toEqual(wrong);
    expect(findings('<a href="/docs/guide/start">a</a>', { base: '/docs/' })).toEqual([
      'pages/link-language Write /docs/zh/guide/start',
    ]);
    // Without a translation, named, a file, and where the site adds the language.
    for (const link of ['<a href="/guide/">', '<a href="/en/guide/start">', '<a href="/logo.svg">'])
      expect(findings(`${link}a</a>`)).toEqual([]);
    expect(findings('<LinkCard href="/guide/start" />')).toEqual([]);
    expect(toldOf('<a href="/guide/start">a</a>')).toEqual([]);
  });

  it('looks for pages in the language of the page', () => {
    expect(toldOf('[a](/guide/start)', {}, 'zh')).toEqual([]);
    expect(told(toldOf('[a](/guide/)', {}, 'zh'))).toEqual([
      'pages/dead-link 3: The link /guide/ leads to no page.',
    ]);
  });

  it('knows the routes of other plugins, and says nothing where the site checks no links', () => {
    expect(toldOf('[a](/api/one)', { routes: ['/api/one', '/zh/api/one'] })).toEqual([]);
    expect(toldOf('[a](/api/one)', { routes: ['/api/one', '/zh/api/one'] }, 'zh')).toEqual([]);
    expect(toldOf('[a](/gone)', { links: undefined })).toEqual([]);
    expect(toldOf('[a](/guide/start#gone)', { links: { ...links, anchors: false } })).toEqual([]);
  });

  it('cannot know the headings of a page that includes others', () => {
    expect(toldOf('[a](#from-part)\n\nimport Part from "./part.mdx"\n')).toEqual([]);
  });
});
