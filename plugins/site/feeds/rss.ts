import { element, escapeXml, parent, textElement, xmlFile } from '../../../shared/xml';
import { type FeedData, formats, updatedOf } from './shared/feed';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
};

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rss(feed: FeedData): string {
  const items = feed.items.map(item =>
    parent('item', [
      textElement('title', item.title),
      textElement('link', item.url),
      textElement('guid', item.url, { isPermaLink: 'true' }),
      textElement('pubDate', item.published.toUTCString()),
      // Readers parse a description as HTML, so plain text is escaped twice.
      ...(item.summary ? [textElement('description', escapeXml(item.summary))] : []),
      ...(item.html ? [textElement('content:encoded', item.html)] : []),
    ]),
  );
  const channel = parent('channel', [
    textElement('title', feed.title),
    textElement('link', feed.home),
    textElement('description', feed.description),
    textElement('language', feed.language),
    textElement('lastBuildDate', updatedOf(feed).toUTCString()),
    element('atom:link', { href: feed.self, rel: 'self', type: formats.rss.mime }),
    ...items,
  ]);
  return xmlFile(parent('rss', [channel], { version: '2.0', ...namespaces }));
}
