import { atom } from './atom';
import type { FeedData, Format } from './feed';
import { jsonFeed } from './jsonFeed';
import { rss } from './rss';

/** The text of a feed in one format. */
export function writeFeed(format: Format, feed: FeedData): string {
  return { rss, atom, json: jsonFeed }[format](feed);
}
