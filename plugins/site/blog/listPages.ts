import { join } from 'node:path';
import { textIn } from '../../../shared/perLanguage';
import { type OwnTexts, readerText } from '../../shared/readerText';
import type { TextKey } from '../../shared/text';
import type { ListSettings } from './options';
import { type Post, postsByTag, tagSlug } from './posts';

/** Where the words of a list come from. */
export interface Words {
  /** Language of the page. */
  lang: string;
  /** Default language of the site. */
  defaultLang: string;
  /** Path in front of the links: `/zh`; empty for the default language. */
  prefix: string;
  /** The site's own words. */
  texts?: OwnTexts;
}

/** A page that the plugin adds, below the language. */
export interface ListPage {
  path: string;
  content: string;
}

/** Style sheet of lists and posts. */
export const sheet = join(import.meta.dirname, 'client/blog.css');

/** The pages of a list: its posts in parts, all tags, and the posts of each tag. */
export function listPages(
  list: ListSettings,
  posts: readonly Post[],
  hasIndex: boolean,
  words: Words,
): ListPage[] {
  const title = textIn(list.title, words.lang, words.defaultLang);
  const description = list.description && textIn(list.description, words.lang, words.defaultLang);
  const tags = postsByTag(posts);
  const tagsTitle = readerText('postTags', words.lang, words.texts);
  const tagTitle = (tag: string) => filled('postsTag', { title, tag }, words);
  const parts = paged(list.folder, title, description, posts, list, words);
  const byTag = [...tags].flatMap(([slug, { tag, posts }]) =>
    paged(`${list.folder}tags/${slug}`, tagTitle(tag), undefined, posts, list, words),
  );
  const all = [...tags]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([slug, { tag, posts }]) =>
        `- [${escaped(tag)}](${words.prefix}${list.folder}tags/${slug}) (${posts.length})`,
    );
  const index =
    all.length > 0
      ? [{ path: `${list.folder}tags/`, content: page(tagTitle(tagsTitle), undefined, all.join('\n')) }]
      : [];
  return [...(hasIndex ? parts.slice(1) : parts), ...index, ...byTag];
}

/** The first part of a list, for a page of the site's own. */
export function firstPart(list: ListSettings, posts: readonly Post[], words: Words): string {
  return partOf(list.folder, posts, list, 1, words);
}

function paged(
  folder: string,
  title: string,
  description: string | undefined,
  posts: readonly Post[],
  list: ListSettings,
  words: Words,
): ListPage[] {
  const pages = Math.max(1, Math.ceil(posts.length / list.perPage));
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1;
    const numbered = filled('postsPage', { title, page: String(number), pages: String(pages) }, words);
    return {
      path: number === 1 ? folder : partPath(folder, number),
      content: page(number === 1 ? title : numbered, description, partOf(folder, posts, list, number, words)),
    };
  });
}

/** A text with values in place of their names. */
const filled = (key: TextKey, values: Record<string, string>, { lang, texts }: Words) =>
  readerText(key, lang, texts).replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

const partPath = (folder: string, number: number) =>
  number === 1 ? folder : `${folder.replace(/\/$/, '')}/page/${number}`;

/** A part of a list as Markdown: posts, and links to the parts beside it. */
function partOf(
  folder: string,
  posts: readonly Post[],
  list: ListSettings,
  number: number,
  words: Words,
): string {
  const shown = posts.slice((number - 1) * list.perPage, number * list.perPage);
  const entries = shown.map(post =>
    [
      '<article className="duet-post">',
      `<h2 className="duet-post__title">[${escaped(post.title)}](${words.prefix}${post.path})</h2>`,
      `<p className="duet-post__facts">${factsOf(post, list, words)}</p>`,
      ...(post.description ? ['', escaped(post.description), ''] : []),
      '</article>',
    ].join('\n'),
  );
  const link = (to: number, key: 'postsNewer' | 'postsOlder', rel: string) =>
    `<span className="duet-posts__${rel}">[${escaped(readerText(key, words.lang, words.texts))}](${words.prefix}${partPath(folder, to)})</span>`;
  const pages = Math.ceil(posts.length / list.perPage);
  const beside = [
    ...(number > 1 ? [link(number - 1, 'postsNewer', 'prev')] : []),
    ...(number < pages ? [link(number + 1, 'postsOlder', 'next')] : []),
  ];
  const nav =
    beside.length > 0
      ? [
          `<nav className="duet-posts__pages" aria-label=${JSON.stringify(textIn(list.title, words.lang, words.defaultLang))}>${beside.join(' ')}</nav>`,
        ]
      : [];
  return [...entries, ...nav].join('\n\n');
}

/** Date, authors, reading time and tags of a post, as inline Markdown. */
export function factsOf(post: Post, list: ListSettings, words: Words): string {
  const { lang, prefix } = words;
  const day = post.published.toISOString().slice(0, 10);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(post.published);
  const minutes = filled('postMinutes', { minutes: String(post.minutes) }, words);
  return [
    `<time dateTime="${day}">${date}</time>`,
    ...post.authors.map(({ name, url }) =>
      url ? `[${escaped(name)}](${url})` : `<span>${escaped(name)}</span>`,
    ),
    `<span>${escaped(minutes)}</span>`,
    ...post.tags.map(tag => `[#${escaped(tag)}](${prefix}${list.folder}tags/${tagSlug(tag)})`),
  ].join(' · ');
}

function page(title: string, description: string | undefined, content: string): string {
  const frontmatter = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
    // Posts are found themselves, and headings of posts are no sections.
    'search: false',
    'outline: false',
  ];
  return `---\n${frontmatter.join('\n')}\n---\n\nimport ${JSON.stringify(sheet)};\n\n# ${escaped(title)}\n\n${description ? `${escaped(description)}\n\n` : ''}${content}\n`;
}

/** Text that MDX shows as it is. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#&|~$]/g, '\\$&').replace(/\s+/g, ' ');
