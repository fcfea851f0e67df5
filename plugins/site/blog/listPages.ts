import { join } from 'node:path';
import { textIn } from '../../../shared/perLanguage';
import { readerText } from '../../shared/readerText';
import { dateOf, escaped, filled, partOf, partPath, type Words } from './entries';
import type { ListSettings } from './options';
import { type Author, type Post, postsByAuthor, postsByTag } from './posts';

/** A page that the plugin adds, below the language. */
export interface ListPage {
  path: string;
  content: string;
}

/** Style sheet of lists and posts. */
export const sheet = join(import.meta.dirname, 'client/blog.css');

/** Posts of a list that have a page of their own, in parts. */
interface Group {
  path: string;
  /** Name in the list of such pages. */
  name: string;
  top: Top;
  posts: readonly Post[];
}

/** The pages of a list: its posts in parts, those of each tag and of each author, and all posts by year. */
export function listPages(
  list: ListSettings,
  posts: readonly Post[],
  hasIndex: boolean,
  words: Words,
): ListPage[] {
  const title = textIn(list.title, words.lang, words.defaultLang);
  const description = list.description && textIn(list.description, words.lang, words.defaultLang);
  const after = moreOf(list, posts, words);
  const parts = paged(list.folder, { title, description, after }, posts, list, words);
  const tags = [...postsByTag(posts)].map(
    ([slug, { of: tag, posts }]): Group => ({
      path: `${list.folder}tags/${slug}`,
      name: tag,
      top: { title: filled('postsTag', { title, tag }, words) },
      posts,
    }),
  );
  const authors = [...postsByAuthor(posts)].map(
    ([path, { of: author, posts }]): Group => ({
      path,
      name: author.name,
      top: { title: filled('postsAuthor', { title, author: author.name }, words), before: portrait(author) },
      posts,
    }),
  );
  const about = (key: keyof typeof paths) =>
    filled('postsAbout', { title, name: readerText(key, words.lang, words.texts) }, words);
  const group = (key: keyof typeof paths, groups: Group[]): ListPage[] => {
    if (groups.length === 0) return [];
    const sorted = groups.toSorted((a, b) => a.name.localeCompare(b.name, words.lang));
    const entries = sorted.map(
      ({ name, path, posts }) => `- [${escaped(name)}](${words.prefix}${path}) (${posts.length})`,
    );
    const summary = sorted.map(({ name }) => name).join(', ');
    return [
      { path: list.folder + paths[key], content: page({ title: about(key), summary }, entries.join('\n')) },
      ...groups.flatMap(({ path, top, posts }) => paged(path, top, posts, list, words)),
    ];
  };
  const archive = {
    path: list.folder + paths.postArchive,
    content: page(
      {
        title: about('postArchive'),
        summary: [...new Set(posts.map(({ published }) => published.getUTCFullYear()))].join(', '),
        outline: true,
      },
      byYear(posts, words),
    ),
  };
  return [
    ...(hasIndex ? parts.slice(1) : parts),
    ...group('postTags', tags),
    ...group('postAuthors', authors),
    ...(list.archive ? [archive] : []),
  ];
}

/** The first part of a list, for a page of the site's own. */
export function firstPart(list: ListSettings, posts: readonly Post[], words: Words): string {
  return [partOf(list.folder, posts, list, 1, words), moreOf(list, posts, words)]
    .filter(Boolean)
    .join('\n\n');
}

/** Pages about all posts of a list, below its folder, by the word that names them. */
const paths = { postArchive: 'archive', postAuthors: 'authors/', postTags: 'tags/' } as const;

/** Links from the first part of a list to those pages. */
function moreOf(list: ListSettings, posts: readonly Post[], words: Words): string | undefined {
  const exists = {
    postArchive: list.archive,
    postAuthors: postsByAuthor(posts).size > 0,
    postTags: postsByTag(posts).size > 0,
  };
  const links = (Object.keys(paths) as (keyof typeof paths)[])
    .filter(key => exists[key])
    .map(
      key =>
        `[${escaped(readerText(key, words.lang, words.texts))}](${words.prefix}${list.folder}${paths[key]})`,
    );
  return links.length > 0 ? `<p className="duet-posts__more">${links.join(' · ')}</p>` : undefined;
}

/** All posts, newest first, below their years. */
function byYear(posts: readonly Post[], words: Words): string {
  const years = new Map<number, Post[]>();
  for (const post of posts) {
    const year = post.published.getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years]
    .map(
      ([year, posts]) =>
        `## ${year}\n\n${posts
          .map(
            post =>
              `- ${dateOf(post, { month: 'long', day: 'numeric' }, words)} · [${escaped(post.title)}](${words.prefix}${post.path})`,
          )
          .join('\n')}`,
    )
    .join('\n\n');
}

/** Picture and address of an author; the picture cannot be zoomed. */
function portrait({ picture, url }: Author): string | undefined {
  const parts = [
    ...(picture ? [`<span className="rp-not-doc">![](${picture})</span>`] : []),
    ...(url ? [`[${escaped(url.replace(/^https?:\/\/|\/$/g, ''))}](${url})`] : []),
  ];
  return parts.length > 0 ? `<p className="duet-author">${parts.join(' ')}</p>` : undefined;
}

/** What a page has above its posts. */
interface Top {
  title: string;
  description?: string | undefined;
  /** Description that is not shown. */
  summary?: string;
  /** Markdown below the description. */
  before?: string | undefined;
  /** Markdown at the end of the first page. */
  after?: string | undefined;
  /** Whether its headings are sections. */
  outline?: boolean;
}

function paged(
  folder: string,
  top: Top,
  posts: readonly Post[],
  list: ListSettings,
  words: Words,
): ListPage[] {
  const pages = Math.max(1, Math.ceil(posts.length / list.perPage));
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1;
    const numbers = { title: top.title, page: String(number), pages: String(pages) };
    const title = number === 1 ? top.title : filled('postsPage', numbers, words);
    return {
      path: partPath(folder, number),
      content: page(
        { ...top, title, after: number === 1 ? top.after : undefined },
        partOf(folder, posts, list, number, words),
      ),
    };
  });
}

function page(top: Top, content: string): string {
  const { title, description, summary = description, before, after, outline = false } = top;
  const frontmatter = [
    `title: ${JSON.stringify(title)}`,
    ...(summary ? [`description: ${JSON.stringify(summary)}`] : []),
    // Posts are found themselves, and headings of posts are no sections.
    'search: false',
    ...(outline ? [] : ['outline: false']),
  ];
  const blocks = [
    `---\n${frontmatter.join('\n')}\n---`,
    `import ${JSON.stringify(sheet)};`,
    `# ${escaped(title)}`,
    ...(description ? [escaped(description)] : []),
    ...(before ? [before] : []),
    content,
    ...(after ? [after] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
