/** The formats: media type, file name, and name that readers see. */
export const formats = {
  rss: { mime: 'application/rss+xml', file: 'rss.xml', name: 'RSS' },
  atom: { mime: 'application/atom+xml', file: 'atom.xml', name: 'Atom' },
  json: { mime: 'application/feed+json', file: 'feed.json', name: 'JSON Feed' },
} as const;

/** A format of feeds. */
export type Format = keyof typeof formats;

/** One page of a feed. */
export interface FeedItem {
  /** Full address of the page, which is also its identity. */
  url: string;
  title: string;
  /** Plain text. */
  summary?: string;
  /** HTML with absolute addresses, without classes and scripts. */
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
  /** Full address of the home page in that language. */
  home: string;
  /** Full address of the file itself. */
  self: string;
  /** Newest first, at least one. */
  items: FeedItem[];
}

/** When anything in the feed last changed: the date of its newest change, not of the build. */
export const updatedOf = ({ items }: FeedData): Date =>
  new Date(Math.max(...items.map(item => item.updated.getTime())));
