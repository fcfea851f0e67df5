import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { jobOf, type SiteConfig } from '../../../../../../plugins/tools/check/core/job';
import { readProject, routeOf, slashes } from '../../../../../../plugins/tools/check/core/project';
import { folderOf, memoryCache } from '../../support';

const read = (config: SiteConfig, files: Record<string, string>) => {
  const root = folderOf(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text])),
  );
  return readProject(jobOf(config, root), memoryCache()).pages;
};
const bilingual = { lang: 'en', locales: [{ lang: 'zh' }, { lang: 'en' }] };

describe('readProject', () => {
  it('reads pages per language, the source language first', () => {
    const pages = read(bilingual, {
      'zh/a.md': '',
      'en/guide/index.mdx': '',
      'en/a.md': '',
      'other/a.md': '',
      'zh/a.txt': '',
    });
    expect(pages.map(({ file, lang, route }) => [file, lang, route])).toEqual([
      ['docs/en/a.md', 'en', '/a'],
      ['docs/en/guide/index.mdx', 'en', '/guide/'],
      ['docs/zh/a.md', 'zh', '/a'],
    ]);
  });

  it('reads the default version of a site with versions, with what the whole site excludes', () => {
    const versions = { multiVersion: { default: '2.x', versions: ['1.x', '2.x'] } };
    const files = { '1.x/en/a.md': '', '2.x/en/a.md': '', '2.x/zh/a.md': '', '2.x/en/off.md': '' };
    const pages = read({ ...bilingual, ...versions, route: { exclude: ['2.x/en/off.md'] } }, files);
    expect(pages.map(({ file, lang, route, fragment }) => [file, lang, route, fragment])).toEqual([
      ['docs/2.x/en/a.md', 'en', '/a', false],
      ['docs/2.x/en/off.md', 'en', '/off', true],
      ['docs/2.x/zh/a.md', 'zh', '/a', false],
    ]);
    expect(read(versions, { '1.x/a.md': '', '2.x/b.md': '' })).toMatchObject([{ route: '/b' }]);
  });

  it('reads a site with one language without a folder for it', () => {
    expect(read({}, { 'guide/a.md': '' })).toMatchObject([{ lang: '', route: '/guide/a' }]);
  });

  it.each([
    ['**/{shared,src}/**', ['shared/a.md', 'src/b.md'], ['guide/c.md']],
    ['shared/**', ['shared/a.md'], ['guide/shared/c.md']],
    ['**/*.draft.md', ['a.draft.md', 'guide/b.draft.md'], ['draft.md']],
    ['en/!(guide)/*', ['en/a/b.md'], ['en/guide/c.md']],
    ['./x/*.md', ['x/a.md'], ['y/a.md']],
  ])('treats %s as Rspress does', (glob, fragments, routed) => {
    const files = Object.fromEntries([...fragments, ...routed].map(name => [name, '']));
    const pages = read({ route: { exclude: [glob] } }, files);
    const named = (fragment: boolean) =>
      pages.filter(page => page.fragment === fragment).map(({ file }) => file.slice('docs/'.length));
    expect(named(true)).toEqual(fragments.toSorted());
    expect(named(false)).toEqual(routed.toSorted());
  });

  it('treats files and folders that begin with one underscore as fragments', () => {
    const pages = read({}, { '_part.mdx': '', '_parts/a.mdx': '', '__page.mdx': '', 'a.mdx': '' });
    expect(pages.filter(({ fragment }) => fragment).map(({ file }) => file)).toEqual([
      'docs/_part.mdx',
      'docs/_parts/a.mdx',
    ]);
  });

  it('ignores installed packages and the public folder', () => {
    expect(read({}, { 'node_modules/a/README.md': '', 'public/a.md': '' })).toEqual([]);
  });

  it('replaces the code of a fence with the file that it names', () => {
    const fences = (meta: string) => `\`\`\`ts ${meta}\n\`\`\`\n`;
    const files = ['./b.ts', '/data/c.ts', '<root>/docs/data/c.ts', './gone.ts', '../guide'];
    const [page] = read(
      {},
      {
        'guide/a.md': files.map(file => fences(`file="${file}"`)).join(''),
        'guide/b.ts': 'b();',
        'data/c.ts': 'c();',
      },
    );
    expect(page!.fences.map(({ code, included }) => [code, included])).toEqual([
      ['b();', 'docs/guide/b.ts'],
      ['c();', 'docs/data/c.ts'],
      ['c();', 'docs/data/c.ts'],
      ['', undefined],
      ['', undefined],
    ]);
  });

  it('reads a file again when it changes', () => {
    const root = folderOf({ 'docs/a.md': '# A' });
    const cache = memoryCache();
    const titles = () => readProject(jobOf({}, root), cache).pages.map(({ headings }) => headings[0]!.text);
    expect(titles()).toEqual(['A']);
    writeFileSync(join(root, 'docs/a.md'), '# B');
    expect(titles()).toEqual(['B']);
  });
});

it.each([
  ['index.mdx', '/'],
  ['guide/index.md', '/guide/'],
  ['guide/start.mdx', '/guide/start'],
  ['config/reindex.md', '/config/reindex'],
])('routeOf(%s) is %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

it('slashes leaves a path with forward slashes alone', () => {
  expect(slashes('a/b')).toBe('a/b');
});
