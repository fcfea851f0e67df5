import { element, escapeXml } from '../kit/xml';

/** The formats and their media types. */
export const mimes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

/** A format of feeds. */
export type Format = keyof typeof mimes;

/** File names of the formats. */
export const files: Record<Format, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' };

/** One page of a feed. */
export interface FeedItem {
  /** Full address of the page, which is also its identity. */
  url: string;
  title: string;
  /** Plain text. */
  summary?: string;
  /** Clean HTML with absolute addresses. */
  html?: string;
  published: Date;
  /** Last change; never before `published`. */
  updated: Date;
}

/** A feed in one language. */
export interface FeedData {
  title: string;
  description: string;
  /** Language tag such as `zh-CN`. */
  language: string;
  author: string;
  /** Full address of the page that the feed belongs to. */
  home: string;
  /** Full address of the file itself. */
  self: string;
  /** Newest first, at least one. */
  items: FeedItem[];
}

/** Writes a feed in one format. */
export function writeFeed(format: Format, feed: FeedData): string {
  return { rss, atom, json }[format](feed);
}

/** When anything in the feed last changed: from its entries, not from the clock of the build. */
const updatedOf = ({ items }: FeedData) => new Date(Math.max(...items.map(item => item.updated.getTime())));

const text = (name: string, value: string, attributes: Record<string, string> = {}) =>
  element(name, attributes, escapeXml(value));

/** @see https://www.rssboard.org/rss-specification */
function rss(feed: FeedData): string {
  const items = feed.items.map(item =>
    element(
      'item',
      {},
      [
        text('title', item.title),
        text('link', item.url),
        text('guid', item.url, { isPermaLink: 'true' }),
        text('pubDate', item.published.toUTCString()),
        // Readers take a description for HTML, so that plain text is escaped twice.
        ...(item.summary ? [text('description', escapeXml(item.summary))] : []),
        ...(item.html ? [text('content:encoded', item.html)] : []),
      ].join('\n'),
    ),
  );
  const channel = [
    text('title', feed.title),
    text('link', feed.home),
    text('description', feed.description),
    text('language', feed.language),
    text('lastBuildDate', updatedOf(feed).toUTCString()),
    element('atom:link', { href: feed.self, rel: 'self', type: mimes.rss }),
    ...items,
  ];
  return document(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      },
      element('channel', {}, channel.join('\n')),
    ),
  );
}

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
function atom(feed: FeedData): string {
  const entries = feed.items.map(item =>
    element(
      'entry',
      {},
      [
        text('title', item.title),
        text('id', item.url),
        element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
        text('published', item.published.toISOString()),
        text('updated', item.updated.toISOString()),
        ...(item.summary ? [text('summary', item.summary)] : []),
        ...(item.html ? [text('content', item.html, { type: 'html' })] : []),
      ].join('\n'),
    ),
  );
  const parts = [
    text('title', feed.title),
    text('subtitle', feed.description),
    text('id', feed.self),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.home }),
    element('link', { rel: 'self', type: mimes.atom, href: feed.self }),
    text('updated', updatedOf(feed).toISOString()),
    element('author', {}, text('name', feed.author)),
    ...entries,
  ];
  return document(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, parts.join('\n')),
  );
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function json(feed: FeedData): string {
  const items = feed.items.map(item => ({
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.summary,
    // The format asks for a content in one of two forms.
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

const document = (root: string) => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
