import { alternatePath } from '../../shared/address';
import type { Site } from '../shared/site';
import { type Format, formats } from './feed';
import type { FeedSettings } from './options';

/** Where a feed's file lies on the host, with the base: `/docs/zh/releases/rss.xml`. */
export function fileAddress(site: Site, feed: FeedSettings, lang: string, format: Format): string {
  return `${site.base.slice(0, -1)}${alternatePath(`/${feed.id}`, { lang }, site)}/${formats[format].file}`;
}
