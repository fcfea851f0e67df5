import { usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import type { SearchSettings } from '../client/settings';
import { indexHash } from '../client/startIndex';
import { SearchDialog } from './SearchDialog';
import { rememberVisit } from './visits';
import './Search.css';

/** The search: button and dialog work before hydration; the rest loads at the first sign that the reader wants to search. */
export function Search() {
  const { page } = usePage();
  const settings = (useSite().site.search ?? {}) as SearchSettings;
  useEffect(() => rememberVisit(page), [page]);
  // Without a mode there is no search: the build sets one.
  const canSearch =
    settings.mode === 'remote' ||
    (settings.mode === 'local' && indexHash(settings, page.lang, page.version) !== undefined);
  return canSearch ? <SearchDialog /> : null;
}
