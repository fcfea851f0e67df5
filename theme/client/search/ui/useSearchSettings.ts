import { usePage, useSite } from '@rspress/core/runtime';
import { useMemo } from 'react';
import {
  type BrowserSearchSettings,
  type SearchScope,
  searchedVersion,
} from '../../../shared/search/settings';

/** What is searched from this page, and how; without a search, the settings are empty. */
export function useSearchSettings(): SearchScope {
  const { lang, version } = usePage().page;
  const { title, search } = useSite().site as { title: string; search?: BrowserSearchSettings | false };
  return useMemo(() => {
    const settings = search || {};
    return { settings, title, lang, version: searchedVersion(settings, version) };
  }, [title, search, lang, version]);
}
