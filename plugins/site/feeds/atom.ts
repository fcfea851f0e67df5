import { element, parent, textElement, xmlFile } from '../../../shared/xml';
import { type FeedData, formats, updatedOf } from './shared/feed';

/** A feed as Atom 1.0 (https://www.rfc-editor.org/rfc/rfc4287). */
export function atom(feed: FeedData): string {
  const entries = feed.items.map(item =>
    parent('entry', [
      textElement('title', item.title),
      textElement('id', item.url),
      element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      textElement('published', item.published.toISOString()),
      textElement('updated', item.updated.toISOString()),
      ...(item.summary ? [textElement('summary', item.summary)] : []),
      ...(item.html ? [textElement('content', item.html, { type: 'html' })] : []),
    ]),
  );
  const parts = [
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('id', feed.self),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.home }),
    element('link', { rel: 'self', type: formats.atom.mime, href: feed.self }),
    textElement('updated', updatedOf(feed).toISOString()),
    parent('author', [textElement('name', feed.author)]),
    ...entries,
  ];
  return xmlFile(parent('feed', parts, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }));
}
