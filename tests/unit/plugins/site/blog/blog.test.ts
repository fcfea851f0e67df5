import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { logger } from '@rspress/core';
import { afterAll, describe, expect, it, rstest } from '@rstest/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { factsOf } from '../../../../../plugins/site/blog/entries';
import { pluginBlog } from '../../../../../plugins/site/blog/index';
import { firstPart, listPages } from '../../../../../plugins/site/blog/listPages';
import { withPlainPosts } from '../../../../../plugins/site/blog/markdown';
import { BlogOptions } from '../../../../../plugins/site/blog/options';
import { postData } from '../../../../../plugins/site/blog/postData';
import { postsByTag, readPosts, tagSlug } from '../../../../../plugins/site/blog/posts';
import { readingMinutes } from '../../../../../plugins/site/blog/readingTime';
import { type PostParts, remarkPost } from '../../../../../plugins/site/blog/remarkPost';

const root = mkdtempSync(join(tmpdir(), 'duet-blog-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const post = (date: string, more = '', body = '# Title\n') =>
  `---\npublished_at: ${date}\n${more}---\n\n${body}`;
write(
  'en/blog/first.md',
  post('2024-01-02', 'tags: [Speed, search]\nauthors: [ada, Bob]\n', '# The *first* \\{#one}\n'),
);
write(
  'en/blog/second/index.mdx',
  post('2024-03-04', 'title: Second <b>\ntags: speed\ndescription: What is new.\n'),
);
write('en/changes/named.md', post('2024-01-02', 'title: Named\n', '```sh\n# a comment\n```\n\nText.\n'));
write('en/changes/underlined.md', post('2024-01-03', '', 'The *second* kind\n====\n\n# No title\n'));
write('en/plain/index.md', '# Plain\n\n<Posts />\n');
write('en/blog/secret.md', post('2024-05-06', 'unlisted: true\n'));
write('en/blog/draft.md', post('2024-05-06', 'draft: true\n'));
write('en/blog/_part.md', 'x');
write('en/blog/undated.md', '# Undated\n');
write('en/blog/index.mdx', '# Blog\n\n<Posts />\n');
write('zh/blog/first.md', post('2024-01-02', 'authors: ada\n', '# 第一篇\n'));

const site = {
  base: '/',
  lang: 'en',
  langs: ['en', 'zh'],
  version: '',
  versions: [],
  origin: 'https://a.example',
  cleanUrls: true,
  root,
  outDir: '',
};
const settings = BlogOptions.parse({
  lists: [{ folder: '/blog/', title: { en: 'Blog', zh: '博客' }, perPage: 1 }],
  authors: { ada: { name: { en: 'Ada', zh: '艾达' }, url: 'https://ada.example' } },
});
const [list] = settings.lists;
const read = (lang = 'en') => readPosts(list!, lang, site, settings);
const words = (lang = 'en') => ({ lang, defaultLang: 'en', prefix: lang === 'en' ? '' : `/${lang}` });

describe('posts', () => {
  it('are the pages of a folder with a date, newest first, without drafts and unlisted ones', () => {
    const { posts, problems, indexFiles } = read();
    expect(posts.map(({ path, title }) => [path, title])).toEqual([
      ['/blog/second/', 'Second <b>'],
      ['/blog/first', 'The first'],
    ]);
    expect(problems).toEqual([expect.stringMatching(/undated\.md:1: published_at is missing/)]);
    expect(indexFiles).toEqual([join(root, 'en/blog/index.mdx')]);
  });

  it('have their authors in the language of the page', () => {
    expect(read().posts[1]!.authors).toEqual([{ name: 'Ada', url: 'https://ada.example' }, { name: 'Bob' }]);
    expect(read('zh').posts[0]!.authors[0]!.name).toBe('艾达');
  });

  it('take no place in a page that is no .mdx', () => {
    expect(readPosts({ ...list!, folder: '/plain/' }, 'en', site, settings).problems).toEqual([
      expect.stringMatching(/en\/plain\/index\.md: <Posts \/> is read in \.mdx pages only/),
    ]);
  });

  it('have their titles from frontmatter or from either kind of heading', () => {
    const { posts } = readPosts({ ...list!, folder: '/changes/' }, 'en', site, settings);
    expect(posts.map(({ title }) => title)).toEqual(['The second kind', 'Named']);
  });

  it('share tags that differ in case', () => {
    const byTag = postsByTag(read().posts);
    expect([...byTag].map(([slug, { of, posts }]) => [slug, of, posts.length])).toEqual([
      ['speed', 'speed', 2],
      ['search', 'search', 1],
    ]);
  });
});

it.each([
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['#news', 'news'],
  ['a / b', 'a-b'],
])('the tag %j has the address %s', (tag, address) => {
  expect(tagSlug(tag)).toBe(address);
});

describe('the pages of a list', () => {
  const pages = (hasIndex = false) => listPages(list!, read().posts, hasIndex, words());

  it('are its parts, all tags, and the parts of every tag', () => {
    expect(pages().map(({ path }) => path)).toEqual([
      '/blog/',
      '/blog/page/2',
      '/blog/tags/',
      '/blog/tags/speed',
      '/blog/tags/speed/page/2',
      '/blog/tags/search',
    ]);
    expect(pages(true)[0]!.path).toBe('/blog/page/2');
  });

  it('describe themselves by what they list', () => {
    const tags = pages().find(({ path }) => path === '/blog/tags/')!;
    expect(tags.content).toContain('description: "search, speed"');
    const all = listPages({ ...list!, archive: true }, read().posts, false, words());
    expect(all.at(-1)!.content).toContain('description: "2024"');
  });

  it('link to the parts beside them', () => {
    const [first, second] = pages();
    expect(first!.content).toContain('[Older posts](/blog/page/2)');
    expect(first!.content).not.toContain('Newer posts');
    expect(second!.content).toContain('[Newer posts](/blog/)');
    expect(second!.content).toContain('title: "Blog (page 2 of 2)"');
  });

  it('show titles as they are, and have the facts of a post', () => {
    expect(pages()[0]!.content).toContain('[Second \\<b\\>](/blog/second/)');
    expect(factsOf(read().posts[1]!, list!, words())).toBe(
      '<time dateTime="2024-01-02">January 2, 2024</time> · [Ada](https://ada.example) · <span>Bob</span> · <span>1 min read</span> · [#Speed](/blog/tags/speed) · [#search](/blog/tags/search)',
    );
    expect(factsOf(read('zh').posts[0]!, list!, words('zh'))).toContain('2024年1月2日');
    expect(listPages(list!, read('zh').posts, false, words('zh'))[0]!.content).toContain('](/zh/blog/first)');
  });
});

describe('authors and years', () => {
  const full = BlogOptions.parse({
    lists: [
      { folder: '/blog/', title: { en: 'Blog', zh: '博客' }, perPage: 1, authorPages: true, archive: true },
    ],
    authors: { ada: { name: { en: 'Ada', zh: '艾达' }, url: 'https://ada.example/', picture: '/ada.png' } },
  });
  const [list] = full.lists;
  const postsOf = (lang = 'en') => readPosts(list!, lang, site, full).posts;
  const pages = (lang = 'en') => listPages(list!, postsOf(lang), false, words(lang));
  const contentOf = (path: string, lang?: string) => pages(lang).find(page => page.path === path)!.content;

  it('have pages, at the same addresses in every language', () => {
    const paths = (lang: string) => pages(lang).map(({ path }) => path);
    expect(paths('en').slice(-4)).toEqual([
      '/blog/authors/',
      '/blog/authors/ada',
      '/blog/authors/bob',
      '/blog/archive',
    ]);
    expect(paths('zh')).toEqual(['/blog/', '/blog/authors/', '/blog/authors/ada', '/blog/archive']);
  });

  it('are linked from the first page of the list and from posts', () => {
    const more =
      '<p className="duet-posts__more">[Archive](/blog/archive) · [Authors](/blog/authors/) · [Tags](/blog/tags/)</p>';
    expect(contentOf('/blog/')).toContain(more);
    expect(contentOf('/blog/page/2')).not.toContain('duet-posts__more');
    expect(firstPart(list!, postsOf(), words())).toContain(more);
    expect(contentOf('/blog/', 'zh')).toContain('[归档](/zh/blog/archive) · [作者](/zh/blog/authors/)</p>');
    expect(factsOf(postsOf()[1]!, list!, words())).toContain(
      '[Ada](/blog/authors/ada) · [Bob](/blog/authors/bob)',
    );
    expect(factsOf(postsOf('zh')[0]!, list!, words('zh'))).toContain('[艾达](/zh/blog/authors/ada)');
  });

  it('show picture and address of an author, in parts like every list', () => {
    const content = contentOf('/blog/authors/ada');
    expect(content).toContain('title: "Blog: posts by Ada"');
    expect(content).toContain('![](/ada.png)</span> [ada.example](https://ada.example/)</p>');
    expect(content).toContain('[The first](/blog/first)');
    expect(content).not.toContain('/blog/second');
    expect(contentOf('/blog/authors/bob')).not.toContain('duet-author');
    const two = [...postsOf(), { ...postsOf()[1]!, path: '/blog/again' }];
    expect(listPages(list!, two, false, words()).map(({ path }) => path)).toContain(
      '/blog/authors/ada/page/2',
    );
    expect(contentOf('/blog/authors/')).toContain(
      '- [Ada](/blog/authors/ada) (1)\n- [Bob](/blog/authors/bob) (1)',
    );
  });

  it('list all posts below their years, newest first', () => {
    const earlier = { ...postsOf()[1]!, published: new Date('2023-12-31'), path: '/blog/old' };
    const { content } = listPages(list!, [...postsOf(), earlier], false, words()).at(-1)!;
    expect(content.slice(content.indexOf('# Blog'))).toBe(
      '# Blog: Archive\n\n## 2024\n\n' +
        '- <time dateTime="2024-03-04">March 4</time> · [Second \\<b\\>](/blog/second/)\n' +
        '- <time dateTime="2024-01-02">January 2</time> · [The first](/blog/first)\n\n' +
        '## 2023\n\n- <time dateTime="2023-12-31">December 31</time> · [The first](/blog/old)\n',
    );
    expect(content).not.toContain('outline: false');
    expect(contentOf('/blog/archive', 'zh')).toContain(
      '# 博客：归档\n\n## 2024\n\n- <time dateTime="2024-01-02">1月2日<',
    );
  });

  it('name the page of an author in structured data, if the author has no other', () => {
    const script = postData(postsOf()[1]!, '/blog/first', 'en', undefined, site);
    expect(JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')).author).toEqual([
      { '@type': 'Person', name: 'Ada', url: 'https://ada.example/' },
      { '@type': 'Person', name: 'Bob', url: 'https://a.example/blog/authors/bob' },
    ]);
  });

  it('need no pages', () => {
    expect(listPages(settings.lists[0]!, read().posts, false, words()).map(({ path }) => path)).not.toContain(
      '/blog/archive',
    );
    expect(factsOf(read().posts[1]!, settings.lists[0]!, words())).toContain('<span>Bob</span>');
  });
});

describe('remarkPost', () => {
  const compile = (source: string, parts: PostParts) => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
    remarkPost(() => parts)(tree, new VFile({ path: '/a.mdx' }) as never);
    return tree.children.map(node => ('name' in node ? node.name : node.type));
  };

  it('puts the facts below the title and the list in its place, without paragraphs around tags', () => {
    expect(compile('# A\n\nText', { facts: '<span>x</span>' })).toEqual([
      'mdxjsEsm',
      'heading',
      'p',
      'paragraph',
    ]);
    const posts = '<article>\n<h2>[a](/a)</h2>\n<p>x</p>\n</article>\n\n<nav>x</nav>';
    expect(compile('# A\n\n<Posts />', { posts })).toEqual(['mdxjsEsm', 'heading', 'article', 'nav']);
    expect(compile('# A', {})).toEqual(['mdxjsEsm', 'heading']);
  });
});

describe('withPlainPosts', () => {
  it('has the facts below the title, and lists without tags', () => {
    const facts = '<time dateTime="2024-01-02">January 2, 2024</time> · <span>Bob</span>';
    expect(withPlainPosts('# A\n\nText', { facts })).toBe('# A\n\nJanuary 2, 2024 · Bob\n\n\nText');
    const commented = '---\n# from the editor\ndraft: false\n---\n\n# A';
    expect(withPlainPosts(commented, { facts })).toBe(`${commented}\n\nJanuary 2, 2024 · Bob\n`);
    expect(withPlainPosts('---\na: b\n---\n\n```sh\n# c\n```\n', { facts })).toBe(
      '---\na: b\n---\n\nJanuary 2, 2024 · Bob\n\n\n```sh\n# c\n```\n',
    );
    expect(withPlainPosts('A\n===\n\nText', { facts })).toBe('A\n===\n\nJanuary 2, 2024 · Bob\n\n\nText');
    const plain = withPlainPosts(listPages(list!, read().posts, false, words())[0]!.content, undefined);
    expect(plain).toContain('## [Second \\<b\\>](/blog/second/)\n\nMarch 4, 2024');
    expect(plain).not.toMatch(/<(?!b)|import/);
    expect(withPlainPosts('# Blog\n\n<Posts />\n', { posts: '<p className="x">y</p>' })).toBe(
      '# Blog\n\ny\n',
    );
  });
});

describe('readingMinutes', () => {
  it.each<[string, number]>([
    ['word '.repeat(690), 3],
    ['字'.repeat(1200), 3],
    [`${'字'.repeat(800)}${' word'.repeat(230)}`, 3],
    ['', 1],
    [
      `---\ntitle: ${'x '.repeat(900)}\n---\n\n\`\`\`ts\n${'a b\n'.repeat(900)}\`\`\`\n\nimport x from 'y';\n<A b="${'c '.repeat(900)}">`,
      1,
    ],
  ])('counts words and characters, neither code nor tags (%#)', (source, minutes) => {
    expect(readingMinutes(source)).toBe(minutes);
  });
});

it('describes a post for search engines', () => {
  const script = postData(read().posts[0]!, '/blog/second/', 'en', new Date('2024-04-01'), site);
  expect(script).not.toContain('<b>');
  const data = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''));
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Second <b>',
    description: 'What is new.',
    inLanguage: 'en',
    datePublished: '2024-03-04T00:00:00.000Z',
    dateModified: '2024-04-01T00:00:00.000Z',
    keywords: ['speed'],
    url: 'https://a.example/blog/second/',
    mainEntityOfPage: 'https://a.example/blog/second/',
  });
});

it('says in development that a list does not follow changes of its posts, and what is wrong with them', async () => {
  const printed = rstest.spyOn(logger, 'info').mockImplementation(() => {});
  const failed = rstest.spyOn(logger, 'error').mockImplementation(() => {});
  const plugin = pluginBlog({ lists: [{ folder: '/notes/', title: 'Notes' }] });
  await plugin.config!({ root } as never, {} as never, false);
  write('notes/one.md', '# One\n');
  expect(await plugin.addPages!({} as never, false)).toEqual([]);
  const reports = () => [failed.mock.calls.length, printed.mock.calls.length];
  expect(failed.mock.lastCall![0]).toMatch(/made:\n {2}.*one\.md:1: published_at is missing[^\n]*$/);
  let compiled = () => {};
  const { setup } = plugin.builderConfig!.plugins!.find(
    each => each && 'name' in each && each.name.endsWith('/changes'),
  ) as RsbuildPlugin;
  await setup({ onAfterDevCompile: (done: () => void) => (compiled = done) } as never);
  compiled();
  expect(reports()).toEqual([1, 0]);
  write('notes/one.md', post('2024-01-02'));
  compiled();
  compiled();
  expect(reports()).toEqual([1, 1]);
  expect(printed.mock.lastCall![0]).toContain('restart the development server');
  write('notes/one.md', post('soon'));
  compiled();
  expect(reports()).toEqual([2, 1]);
  rstest.restoreAllMocks();
});
