import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { splitFrontmatter } from '../../../shared/frontmatter';
import { textIn } from '../../../shared/perLanguage';
import { isUnlisted, publishedAt } from '../../shared/publishedAt';
import { relativeTo, type Site, sourceFolderOf } from '../../shared/site';
import type { BlogSettings, ListSettings } from './options';
import { readingMinutes } from './readingTime';

/** An author of a post. */
export interface Author {
  name: string;
  url?: string;
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
      result.indexFiles.push(join(folder, name));
      continue;
    }
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const facts = frontmatterOf(source);
    if (isUnlisted(source) || facts.draft === true) continue;
    const date = publishedAt(source);
    if ('problem' in date) {
      result.problems.push(`${relativeTo(process.cwd(), file)}:${date.line}: ${date.problem}`);
      continue;
    }
    const heading = /^# +(.+?)(?: *\\?\{#[^}]*\})? *$/m.exec(splitFrontmatter(source).body)?.[1];
    result.posts.push({
      path: `${list.folder}${route.replace(/\/index$/, '/')}`,
      file,
      title: String(facts.title ?? (heading && plainTitle(heading)) ?? route),
      ...(typeof facts.description === 'string' ? { description: facts.description } : {}),
      published: date.date,
      authors: namesIn(facts.authors ?? facts.author).map(author => authorOf(author, lang, site, settings)),
      tags: namesIn(facts.tags),
      minutes: readingMinutes(source),
    });
  }
  result.posts.sort((a, b) => b.published.getTime() - a.published.getTime() || a.path.localeCompare(b.path));
  return result;
}

function authorOf(
  name: string,
  lang: string,
  site: Site,
  { authors }: Pick<BlogSettings, 'authors'>,
): Author {
  const author = authors[name];
  if (!author) return { name };
  return { name: textIn(author.name, lang, site.lang), ...(author.url ? { url: author.url } : {}) };
}

function namesIn(value: unknown): string[] {
  return [value ?? []]
    .flat()
    .filter(name => typeof name === 'string' || typeof name === 'number')
    .map(String);
}

function frontmatterOf(source: string): Record<string, unknown> {
  const [, text = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?=\r?\n|$)/.exec(source) ?? [];
  const document = parseDocument(text);
  const value: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A heading without its marks. */
const plainTitle = (heading: string) =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/(\*\*?|`)(.+?)\1/g, '$2');

/** The part of an address that a tag has. */
export const tagSlug = (tag: string) =>
  tag
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The posts of every tag, in the order of the posts. Tags that differ in case are one. */
export function postsByTag(posts: readonly Post[]): Map<string, { tag: string; posts: Post[] }> {
  const byTag = new Map<string, { tag: string; posts: Post[] }>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const slug = tagSlug(tag);
      if (!slug) continue;
      const entry = byTag.get(slug) ?? { tag, posts: [] };
      if (!entry.posts.includes(post)) entry.posts.push(post);
      byTag.set(slug, entry);
    }
  }
  return byTag;
}
