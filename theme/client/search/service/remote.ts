import { hitsWithin } from '../../../shared/search/engine/engine';
import { type BrowserSearchSettings, indexInfos } from '../../../shared/search/settings';
import type { SearchDocument, SearchGroup, SearchHit } from '../../../shared/search/types';

/** The parameters of one remote search. */
export interface RemoteQuery {
  keyword: string;
  /** The highest number of pages per index. */
  limit: number;
  lang: string;
  /** Version of the page; empty on a site without versions, or where versions are searched together. */
  version: string;
}

/** Address of a remote search: `<apiUrl>?keyword=&limit=&searchIndexes=a,b&lang=`, with `&version=` on a site with versions. */
export function remoteAddress(
  settings: BrowserSearchSettings,
  { keyword, limit, lang, version }: RemoteQuery,
): string {
  const parameters = new URLSearchParams({
    keyword,
    limit: String(limit),
    searchIndexes: indexInfos(settings)
      .map(({ value }) => value)
      .join(','),
    lang,
    ...(version && { version }),
  });
  const url = settings.apiUrl ?? '';
  return `${url}${url.includes('?') ? '&' : '?'}${parameters}`;
}

/**
 * Reads the response of a remote search: a list of `{ index, hits }`, where a hit is a search
 * document or a complete search hit. Entries of any other shape are skipped.
 * @throws TypeError if the response is not a list
 */
export function readResponse(
  answer: unknown,
  query: RemoteQuery,
  settings: BrowserSearchSettings,
  siteTitle: string,
): SearchGroup[] {
  if (!Array.isArray(answer)) throw new TypeError('The response of the remote search is not a list.');
  const infos = indexInfos(settings);
  const hitsByIndex = new Map<string, SearchHit[]>();
  for (const part of answer) {
    if (typeof part?.index !== 'string' || !Array.isArray(part.hits)) continue;
    hitsByIndex.set(part.index, hitsFrom(part.hits, query));
  }
  const indexes = infos.length > 0 ? infos : [...hitsByIndex.keys()].map(value => ({ value, label: value }));
  const groups = indexes.map(({ value, label }) => ({
    group: label,
    renderType: 'default' as const,
    result: hitsByIndex.get(value) ?? [],
  }));
  return groups.length > 0 ? groups : [{ group: siteTitle, renderType: 'default', result: [] }];
}

function hitsFrom(list: unknown[], { keyword, limit }: RemoteQuery): SearchHit[] {
  return list
    .slice(0, limit)
    .flatMap(item => (isHit(item) ? [item] : isDocument(item) ? hitsOfDocument(item, keyword) : []));
}

/** The remote engine has ranked the document; here words are only matched again, for excerpts and marks. */
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
  return hitsWithin(document, query);
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
