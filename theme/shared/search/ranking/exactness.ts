import { squeeze } from '../index/fold';
import type { SearchDocument } from '../types';
import type { Query } from './query';
import { weights } from './weights';

/** The factor for a page that the query names: by its title or the last part of it, a keyword or a heading; 1 for other pages. */
export function exactness(document: SearchDocument, { text, names }: Query): number {
  const { title } = document;
  const query = text.trim();
  const last = lastPart(title);
  if (query === title || (query === last && /\p{Ll}\p{Lu}/u.test(last))) return weights.exactTitle;
  const page = namesOfPage(document);
  if (names.has(page.title)) return weights.sameTitle;
  if (page.keywords.some(keyword => names.has(keyword))) return weights.sameKeyword;
  return page.topics.has(squeeze(query)) ? weights.sameHeading : 1;
}

/** The names of each page, squeezed; computed once, as every query compares them with those of every page. */
const pageNames = new WeakMap<SearchDocument, ReturnType<typeof squeezed>>();

function namesOfPage(document: SearchDocument) {
  const names = pageNames.get(document) ?? squeezed(document);
  pageNames.set(document, names);
  return names;
}

function squeezed({ title, toc, keywords = [] }: SearchDocument) {
  return {
    title: squeeze(title),
    keywords: keywords.map(squeeze),
    topics: new Set([lastPart(title), ...toc.map(({ text }) => text)].map(squeeze)),
  };
}

/** What a title such as `server.port` ends in; the whole title if it has no dot. */
const lastPart = (title: string) => title.slice(title.lastIndexOf('.') + 1);
