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

/** When anything in the feed last changed: from its entries, not from the clock of the build. */
export const updatedOf = ({ items }: FeedData): Date =>
  new Date(Math.max(...items.map(item => item.updated.getTime())));
