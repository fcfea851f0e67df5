import type { PageIndexInfo } from '@rspress/core';
import { readPath } from '../../shared/address';
import { textIn } from '../../shared/perLanguage';
import type { Site } from '../shared/site';
import { fileAddress } from './address';
import { formats } from './feed';
import type { FeedSettings } from './options';
import type { PageFeed } from './page';

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

/**
 * The files of a feed in one language, as page data.
 * @param language tag of that language such as `zh-CN`
 */
export function pageFeeds(feed: FeedSettings, lang: string, language: string, site: Site): PageFeed[] {
  return feed.formats.map(format => ({
    url: site.origin + fileAddress(site, feed, lang, format),
    mime: formats[format].mime,
    language,
    title: `${textIn(feed.title, lang, site.lang)} (${formats[format].name})`,
  }));
}
