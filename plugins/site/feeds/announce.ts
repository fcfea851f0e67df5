import type { PageIndexInfo } from '@rspress/core';
import { alternatePath, readPath } from '../../../shared/address';
import { textIn } from '../../../shared/perLanguage';
import type { Site } from '../../shared/site';
import type { FeedSettings } from './options';
import { type Format, formats } from './shared/feed';

/** A feed that a page announces: one item of the page data `feeds`. */
export interface PageFeed {
  /** Full address of the file. */
  url: string;
  /** `application/rss+xml`, `application/atom+xml` or `application/feed+json`. */
  mime: string;
  /** Language tag such as `en` or `zh-CN`. */
  language: string;
  /** Title of the feed, with its format. */
  title: string;
}

/** Path of a feed's file on the host, base included: `/docs/zh/releases/rss.xml`. */
export function fileAddress(site: Site, feed: FeedSettings, lang: string, format: Format): string {
  return `${site.base.slice(0, -1)}${alternatePath(`/${feed.id}`, { lang }, site)}/${formats[format].file}`;
}

/** Whether a page announces a feed: by the option `links` of the feed, or by its own frontmatter. */
export function announces(
  feed: FeedSettings,
  { routePath, frontmatter }: Pick<PageIndexInfo, 'routePath' | 'frontmatter'>,
  site: Site,
): boolean {
  const { path, version } = readPath(routePath, site);
  const named = [frontmatter['link-rss'] ?? []].flat().includes(feed.id);
  return named || (version === site.version && feed.links.some(link => new RegExp(link).test(path)));
}

/** The files of a feed in one language, as page data; `language` is its tag such as `zh-CN`. */
export function pageFeeds(feed: FeedSettings, lang: string, language: string, site: Site): PageFeed[] {
  return feed.formats.map(format => ({
    url: site.origin + fileAddress(site, feed, lang, format),
    mime: formats[format].mime,
    language,
    title: `${textIn(feed.title, lang, site.lang)} (${formats[format].name})`,
  }));
}
