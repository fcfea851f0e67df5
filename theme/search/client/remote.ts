import { hitsOf } from '../engine/hits';
import { Matcher } from '../engine/matcher';
import { indexPage } from '../engine/pages';
import { readQuery } from '../engine/query';
import type { SearchDocument, SearchGroup, SearchHit } from '../engine/types';
import { Vocabulary } from '../engine/vocabulary';
import { rankPage } from '../ranking/rank';
import { indexInfos, type SearchSettings } from './settings';

/** What one remote call asks for. */
export interface RemoteQuestion {
  keyword: string;
  /** How many pages per index. */
  limit: number;
  lang: string;
}

/**
 * Address of a remote search: `<apiUrl>?keyword=&limit=&searchIndexes=a,b&lang=`.
 * @see specification, section 7, "GET remote search"
 */
export function remoteAddress(settings: SearchSettings, { keyword, limit, lang }: RemoteQuestion): string {
  const parameters = new URLSearchParams({
    keyword,
    limit: String(limit),
    searchIndexes: indexInfos(settings)
      .map(({ value }) => value)
      .join(','),
    lang,
  });
  const url = settings.apiUrl ?? '';
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

/**
 * Reads the answer of a remote search: a list of `{ index, hits }`, where a hit
 * is a search document or a ready search hit. Whatever has another shape is left out.
 * @throws TypeError if the answer is not a list
 */
export function readAnswer(
  answer: unknown,
  question: RemoteQuestion,
  settings: SearchSettings,
  siteTitle: string,
): SearchGroup[] {
  if (!Array.isArray(answer)) throw new TypeError('The remote search did not answer with a list.');
  const infos = indexInfos(settings);
  const found = new Map<string, SearchHit[]>();
  for (const part of answer) {
    if (typeof part?.index !== 'string' || !Array.isArray(part.hits)) continue;
    found.set(part.index, hitsFrom(part.hits, question));
  }
  const known = infos.length > 0 ? infos : [...found.keys()].map(value => ({ value, label: value }));
  const groups = known.map(({ value, label }) => ({
    group: label,
    renderType: 'default' as const,
    result: found.get(value) ?? [],
  }));
  return groups.length > 0 ? groups : [{ group: siteTitle, renderType: 'default', result: [] }];
}

function hitsFrom(list: unknown[], { keyword, limit }: RemoteQuestion): SearchHit[] {
  return list
    .slice(0, limit)
    .flatMap(item => (isHit(item) ? [item] : isDocument(item) ? hitsOfDocument(item, keyword) : []));
}

/** The engine that answered has ranked; here the words are only found again, to be shown. */
function hitsOfDocument(raw: Partial<SearchDocument>, query: string): SearchHit[] {
  const document: SearchDocument = {
    id: raw.id ?? raw.routePath!,
    title: raw.title!,
    content: raw.content ?? '',
    routePath: raw.routePath!,
    domain: raw.domain ?? '',
    toc: Array.isArray(raw.toc) ? raw.toc : [],
    description: raw.description,
  };
  const vocabulary = new Vocabulary();
  const page = indexPage(document, vocabulary);
  vocabulary.finish();
  const terms = readQuery(query, vocabulary);
  const ranked = rankPage(new Matcher(query, terms, vocabulary, 1), page, page.length || 1);
  return hitsOf(ranked ?? { page, score: 0, title: [], named: false, complete: false, sections: [] }, query);
}

function isDocument(item: unknown): item is Partial<SearchDocument> {
  const { title, routePath } = (item ?? {}) as Record<string, unknown>;
  return typeof title === 'string' && typeof routePath === 'string';
}

function isHit(item: unknown): item is SearchHit {
  const { type, title, header, link, highlightInfoList } = (item ?? {}) as Record<string, unknown>;
  return (
    (type === 'title' || type === 'header' || type === 'content') &&
    typeof title === 'string' &&
    typeof header === 'string' &&
    typeof link === 'string' &&
    Array.isArray(highlightInfoList)
  );
}
