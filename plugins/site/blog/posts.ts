import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { frontmatterBlock, splitFrontmatter } from '../../../shared/frontmatter';
import { textIn } from '../../../shared/perLanguage';
import { isUnlisted, publishedAt } from '../../shared/publishedAt';
import { relativeTo, type Site, sourceFolderOf } from '../../shared/site';
import { slug } from '../../shared/slug';
import type { BlogSettings, ListSettings } from './options';
import { fences, readingMinutes } from './readingTime';

/** An author of a post. */
export interface Author {
  name: string;
  /** Page of the author elsewhere. */
  url?: string;
  /** Picture, as an address or a path of the public folder. */
  picture?: string;
  /** Path of the author's page in the list, below the language: `/blog/authors/ada`. */
  page?: string;
}

/** A page of a list. */
export interface Post {
  /** Path below the language, which links have: `/blog/first`. */
  path: string;
  file: string;
  title: string;
  description?: string;
  published: Date;
  authors: Author[];
  tags: string[];
  minutes: number;
}

/** The posts of a list in one language, newest first, and what is wrong with them. */
export interface Posts {
  posts: Post[];
  problems: string[];
  /** Pages of the folder itself: `index.mdx`. */
  indexFiles: string[];
}

/** Reads the posts of a list; `draft` and `unlisted` pages are left out. */
export function readPosts(
  list: ListSettings,
  lang: string,
  site: Site,
  settings: Pick<BlogSettings, 'authors'>,
): Posts {
  const folder = sourceFolderOf(site, lang, list.folder);
  const result: Posts = { posts: [], problems: [], indexFiles: [] };
  if (!existsSync(folder)) return result;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const [, route] = /^((?:.*\/)?[^_/.][^/]*)\.mdx?$/.exec(name.replaceAll('\\', '/')) ?? [];
    if (!route) continue;
    if (route === 'index') {
      const index = join(folder, name);
      if (name.endsWith('.md') && /^[ \t]*<Posts\b/m.test(readFileSync(index, 'utf8')))
        result.problems.push(
          `${relativeTo(process.cwd(), index)}: <Posts /> is read in .mdx pages only; rename the file to index.mdx`,
        );
      result.indexFiles.push(index);
      continue;
    }
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const facts = frontmatterOf(source);
    if (isUnlisted(source)) continue;
    const date = publishedAt(source);
    if ('problem' in date) {
      result.problems.push(`${relativeTo(process.cwd(), file)}:${date.line}: ${date.problem}`);
      continue;
    }
    const heading = titleHeading(source)?.text;
    result.posts.push({
      path: `${list.folder}${route.replace(/\/index$/, '/')}`,
      file,
      title: String(facts.title ?? (heading && plainTitle(heading)) ?? route),
      ...(typeof facts.description === 'string' ? { description: facts.description } : {}),
      published: date.date,
      authors: namesIn(facts.authors ?? facts.author).map(author =>
        authorOf(author, list, lang, site, settings),
      ),
      tags: namesIn(facts.tags),
      minutes: readingMinutes(source),
    });
  }
  result.posts.sort((a, b) => b.published.getTime() - a.published.getTime() || a.path.localeCompare(b.path));
  return result;
}

function authorOf(
  key: string,
  list: ListSettings,
  lang: string,
  site: Site,
  { authors }: Pick<BlogSettings, 'authors'>,
): Author {
  const { name = key, ...given } = authors[key] ?? {};
  const part = list.authorPages && slug(key);
  return {
    name: textIn(name, lang, site.lang),
    ...given,
    ...(part ? { page: `${list.folder}authors/${part}` } : {}),
  };
}

function namesIn(value: unknown): string[] {
  return [value ?? []]
    .flat()
    .filter(name => typeof name === 'string' || typeof name === 'number')
    .map(String);
}

function frontmatterOf(source: string): Record<string, unknown> {
  const [, text = ''] = frontmatterBlock.exec(source) ?? [];
  const document = parseDocument(text);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * The heading of a page that is its title, as Markdown without its id, and where it ends. Comments in frontmatter and
 * in code look like headings.
 */
export function titleHeading(source: string): { text: string; end: number } | undefined {
  const body = splitFrontmatter(source).body.replace(fences, code => code.replace(/[^\n]/g, ' '));
  const found = /^(?:# +(.+?)|(\S.*)\r?\n=+)[ \t]*\r?$/m.exec(body);
  if (!found) return undefined;
  const text = (found[1] ?? found[2])!.replace(/ *\\?\{#[^}]*\} *$/, '');
  return { text, end: found.index + found[0].length };
}

/** A heading without its marks. */
const plainTitle = (heading: string) =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(\*\*?|`)(.+?)\1/g, '$2');

/** Posts that have a tag or an author in common. */
export interface Group<Of> {
  of: Of;
  posts: Post[];
}

/** A tag as a part of addresses; C, C++ and C# differ. */
export const tagSlug = (tag: string): string =>
  slug(tag.replaceAll('+', ' plus ').replace(/(?<=[\p{L}\p{N}])#/gu, ' sharp '));

/** The posts of every tag by the tag's part of addresses, in the order of the posts. Tags that differ in case are one. */
export const postsByTag = (posts: readonly Post[]): Map<string, Group<string>> =>
  grouped(posts, ({ tags }) => tags.map(tag => [tagSlug(tag), tag]));

/** The posts of every author with a page by the path of this page, in the order of the posts. */
export const postsByAuthor = (posts: readonly Post[]): Map<string, Group<Author>> =>
  grouped(posts, ({ authors }) => authors.map(author => [author.page, author]));

function grouped<Of>(posts: readonly Post[], keysOf: (post: Post) => [key: string | undefined, of: Of][]) {
  const groups = new Map<string, Group<Of>>();
  for (const post of posts) {
    for (const [key, of] of keysOf(post)) {
      if (!key) continue;
      const group = groups.get(key) ?? { of, posts: [] };
      if (!group.posts.includes(post)) group.posts.push(post);
      groups.set(key, group);
    }
  }
  return groups;
}
