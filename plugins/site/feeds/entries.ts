import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { readPath } from '../../../shared/address';
import { isUnlisted, publishedAt } from '../../shared/publishedAt';
import { relativeTo, type Site } from '../../shared/site';
import type { FeedSettings } from './options';

/** A page that belongs to a feed. */
export interface Entry {
  routePath: string;
  lang: string;
  file: string;
  published: Date;
}

/** The pages of each feed, in the order of the routes. */
export type Entries = ReadonlyMap<FeedSettings, readonly Entry[]>;

/** Finds the pages of each feed and their dates; `problems` (bad dates, feeds without a page) fail the build. */
export async function collectEntries(
  feeds: readonly FeedSettings[],
  routes: readonly RouteMeta[],
  site: Site,
): Promise<{ entries: Entries; problems: string[] }> {
  const entries = new Map<FeedSettings, Entry[]>();
  const problems: string[] = [];
  for (const [index, feed] of feeds.entries()) {
    const matching = routes.filter(
      ({ routePath, version }) =>
        version === site.version && new RegExp(feed.match).test(readPath(routePath, site).path),
    );
    if (matching.length === 0) problems.push(`options.feeds.${index}.match "${feed.match}" matches no page`);
    const feedEntries: Entry[] = [];
    for (const { routePath, lang, absolutePath: file } of matching) {
      const source = await readFile(file, 'utf8');
      if (isUnlisted(source)) continue;
      const read = publishedAt(source);
      // Lists of `pluginBlog` are below the folder of their posts: pages that plugins add need no date.
      if ('problem' in read && !isBelow(site.root, file)) continue;
      if ('problem' in read)
        problems.push(`${relativeTo(process.cwd(), file)}:${read.line}: ${read.problem}`);
      else feedEntries.push({ routePath, lang: lang || site.lang, file, published: read.date });
    }
    entries.set(feed, feedEntries);
  }
  return { entries, problems };
}

const isBelow = (folder: string, file: string) =>
  !/^\.\.|^\w:|(^|[\\/])node_modules[\\/]/.test(relative(folder, file));

/** Languages in which a feed has entries. */
export function languagesOf(entries: Entries, feed: FeedSettings): string[] {
  return [...new Set((entries.get(feed) ?? []).map(({ lang }) => lang))];
}
