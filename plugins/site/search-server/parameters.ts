import type { z } from 'zod';
import type { SearchHandlerOptions } from './options';

/** What a request may ask for. */
type Limits = Pick<z.output<typeof SearchHandlerOptions>, 'indexes' | 'languages' | 'maxLength' | 'maxLimit'>;

/** What a request asks for. */
export interface SearchParameters {
  keyword: string;
  limit: number;
  lang: string;
  /** Version of the asking page; empty without versions. */
  version: string;
  indexes: string[];
}

/** Reads the parameters of a request, or returns a sentence that says what is invalid. */
export function readParameters(
  query: URLSearchParams,
  { indexes, languages, maxLength, maxLimit }: Limits,
): SearchParameters | string {
  const keyword = (query.get('keyword') ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  if (!keyword) return '`keyword` is required.';
  if (keyword.length > maxLength) return `\`keyword\` is longer than ${maxLength} characters.`;
  const limit = Number(query.get('limit'));
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit) {
    return `\`limit\` must be an integer from 1 to ${maxLimit}.`;
  }
  const names = new Set((query.get('searchIndexes') || indexes[0]!).split(','));
  if ([...names].some(name => !indexes.includes(name))) {
    return '`searchIndexes` contains an index that cannot be searched.';
  }
  const lang = query.get('lang') ?? '';
  const isKnownLanguage = languages
    ? languages.includes(lang)
    : /^([a-z]{2,3}(-[a-z0-9]{1,8})*)?$/i.test(lang);
  if (!isKnownLanguage) return '`lang` is not a language of this search.';
  const version = query.get('version') ?? '';
  if (!/^[\p{L}\p{N} ._-]{0,50}$/u.test(version)) return '`version` is not the name of a version.';
  return { keyword, limit, lang, version, indexes: [...names] };
}
