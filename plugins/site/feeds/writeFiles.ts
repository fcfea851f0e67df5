import { join } from 'node:path';
import { logger, type PageIndexInfo } from '@rspress/core';
import { alternatePath } from '../../../shared/address';
import { textIn } from '../../../shared/perLanguage';
import { gitDates } from '../../shared/gitDates';
import { readIfExists, writeOutput } from '../../shared/outputFile';
import { addressOf, htmlFileOf, type Site, urlOf } from '../../shared/site';
import { fileAddress } from './announce';
import { articleHtml } from './articleHtml';
import { atom } from './atom';
import { type Entries, type Entry, languagesOf } from './entries';
import { jsonFeed } from './jsonFeed';
import type { FeedSettings } from './options';
import { rss } from './rss';
import type { FeedItem } from './shared/feed';

const writers = { rss, atom, json: jsonFeed };

/** The data that feeds are written from, once the site is built. */
export interface Built {
  site: Site;
  /** Title of the site: the author of feeds without one. */
  siteTitle: string | undefined;
  entries: Entries;
  /** Title and description of each page, by its route. */
  pages: ReadonlyMap<string, Pick<PageIndexInfo, 'title' | 'description'>>;
  /** Tag of a language such as `zh-CN`. */
  tagOf: (lang: string) => string;
}

/** Writes the files of a feed in every language that has entries, in every format. */
export async function writeFiles(feed: FeedSettings, built: Built): Promise<void> {
  const { site, siteTitle, entries, tagOf } = built;
  const feedEntries = entries.get(feed)!;
  const dates = await gitDates(feedEntries.map(({ file }) => file));
  for (const lang of languagesOf(entries, feed)) {
    const newest = feedEntries
      .filter(entry => entry.lang === lang)
      .sort((a, b) => b.published.getTime() - a.published.getTime() || a.routePath.localeCompare(b.routePath))
      .slice(0, feed.limit);
    const items = await Promise.all(newest.map(entry => itemOf(entry, feed, dates.get(entry.file), built)));
    for (const format of feed.formats) {
      const address = fileAddress(site, feed, lang, format);
      const file = join(site.outDir, address.slice(site.base.length));
      const data = {
        title: textIn(feed.title, lang, site.lang),
        description: textIn(feed.description, lang, site.lang),
        language: tagOf(lang),
        author: feed.author ?? siteTitle ?? textIn(feed.title, lang, site.lang),
        home: urlOf(site, alternatePath('/', { lang }, site)),
        self: site.origin + address,
        items,
      };
      await writeOutput(file, writers[format](data));
    }
  }
}

async function itemOf(
  entry: Entry,
  feed: FeedSettings,
  changed: Date | undefined,
  { site, pages }: Built,
): Promise<FeedItem> {
  const { title = '', description } = pages.get(entry.routePath) ?? {};
  const url = urlOf(site, entry.routePath);
  const file = join(site.outDir, htmlFileOf(entry.routePath));
  const html = feed.content === 'full' ? articleHtml(await readIfExists(file), url) : undefined;
  if (feed.content === 'full' && !html) {
    logger.warn(
      `[rspress-plugin-duet/feeds] ${addressOf(site, entry.routePath)} was not rendered at build; its feed entry contains only the description.`,
    );
  }
  const updated = changed && changed > entry.published ? changed : entry.published;
  return { url, title, summary: description, html, published: entry.published, updated };
}
