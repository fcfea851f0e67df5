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
