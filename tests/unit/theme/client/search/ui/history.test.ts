import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { forgetHistory, readHistory, rememberQuery } from '../../../../../../theme/client/search/ui/history';
import { rememberVisit } from '../../../../../../theme/client/search/ui/visits';

/** A storage in memory. */
beforeEach(() => {
  const entries = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const visit = (routePath: string, lang = 'en') =>
  rememberVisit({ title: routePath.slice(1), routePath, lang, pageType: 'doc' });

describe('the history', () => {
  it('lists five queries, newest first, in the last spelling', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'B', '']) rememberQuery(query);
    expect(readHistory('en', '/').queries).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  it('lists five other pages of the language', () => {
    for (const link of ['/1', '/2', '/3', '/4', '/5', '/6']) visit(link);
    visit('/zh/1', 'zh');
    visit('/now');
    expect(readHistory('en', '/now').visits.map(({ link }) => link)).toEqual(['/6', '/5', '/4', '/3', '/2']);
    expect(readHistory('zh', '/zh/now').visits.map(({ link }) => link)).toEqual(['/zh/1']);
  });

  it('is deleted in all languages', () => {
    rememberQuery('port');
    visit('/zh/1', 'zh');
    forgetHistory();
    for (const lang of ['en', 'zh']) expect(readHistory(lang, '/')).toEqual({ queries: [], visits: [] });
  });
});
