import type { PageIndexInfo } from '@rspress/core';
import { textIn } from '../../shared/perLanguage';
import { partsOf, type Site } from '../shared/site';
import { fileAddress } from './address';
import { type Format, mimes } from './feed';
import type { FeedSettings } from './options';
import type { PageFeed } from './page';

const names: Record<Format, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON Feed' };

/** Whether a page announces a feed: by the feed's `links`, or by its own frontmatter. */
export function announces(
  feed: FeedSettings,
  { routePath, frontmatter }: Pick<PageIndexInfo, 'routePath' | 'frontmatter'>,
  site: Site,
): boolean {
  const { path, version } = partsOf(site, routePath);
  const named = [frontmatter['link-rss'] ?? []].flat().includes(feed.id);
  return named || (version === site.version && feed.links.some(link => new RegExp(link).test(path)));
}

/**
 * The files of a feed in one language, as pages know them.
 * @param language tag of that language such as `zh-CN`
 */
export function pageFeeds(feed: FeedSettings, lang: string, language: string, site: Site): PageFeed[] {
  return feed.formats.map(format => ({
    url: site.origin + fileAddress(site, feed, lang, format),
    mime: mimes[format],
    language,
    title: `${textIn(feed.title, lang, site.lang)} (${names[format]})`,
  }));
}
