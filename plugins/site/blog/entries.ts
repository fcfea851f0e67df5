import { textIn } from '../../../shared/perLanguage';
import { filledText, type OwnTexts, readerText } from '../../shared/readerText';
import type { TextKey } from '../../shared/text';
import type { ListSettings } from './options';
import { type Post, tagSlug } from './posts';

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

/** A text with values in place of their names. */
export const filled = (key: TextKey, values: Record<string, string>, { lang, texts }: Words) =>
  filledText(key, values, lang, texts);

/** Path of a part of a list. */
export const partPath = (folder: string, number: number) =>
  number === 1 ? folder : `${folder.replace(/\/$/, '')}/page/${number}`;

/** A part of a list as Markdown: posts, and links to the parts beside it. */
export function partOf(
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
  const { prefix } = words;
  const minutes = filled('postMinutes', { minutes: String(post.minutes) }, words);
  return [
    dateOf(post, { dateStyle: 'long' }, words),
    ...post.authors.map(({ name, url, page }) => {
      const address = page ? prefix + page : url;
      return address ? `[${escaped(name)}](${address})` : `<span>${escaped(name)}</span>`;
    }),
    `<span>${escaped(minutes)}</span>`,
    ...post.tags.map(tag => `[#${escaped(tag)}](${prefix}${list.folder}tags/${tagSlug(tag)})`),
  ].join(' · ');
}

/** The day of a post, for readers and for programs. */
export function dateOf(post: Post, form: Intl.DateTimeFormatOptions, { lang }: Words): string {
  const date = new Intl.DateTimeFormat(lang, { ...form, timeZone: 'UTC' }).format(post.published);
  return `<time dateTime="${post.published.toISOString().slice(0, 10)}">${date}</time>`;
}

/** Text that MDX shows as it is. */
export const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#&|~$]/g, '\\$&').replace(/\s+/g, ' ');
