import type { FeedData } from './shared/feed';

/** A feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: FeedData): string {
  const items = feed.items.map(item => ({
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.summary,
    // The format requires one of the two forms of content.
    ...(item.html ? { content_html: item.html } : { content_text: item.summary ?? item.title }),
    date_published: item.published.toISOString(),
    date_modified: item.updated.toISOString(),
  }));
  const whole = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.home,
    feed_url: feed.self,
    authors: [{ name: feed.author }],
    items,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
