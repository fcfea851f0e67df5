import { usePage } from '@rspress/core/runtime';
import { type ComponentProps, useEffect } from 'react';
import { hasIndex } from '../service/startIndex';
import { SearchDialog } from './SearchDialog';
import { useSearchSettings } from './useSearchSettings';
import { rememberVisit } from './visits';
import './Search.css';

/** The search: button and dialog work before hydration; the rest loads at the first sign that the reader wants to search. */
export function Search(props: ComponentProps<'button'>) {
  const { page } = usePage();
  const scope = useSearchSettings();
  const { mode } = scope.settings;
  useEffect(() => rememberVisit(page), [page]);
  // Without a mode there is no search: the build sets one.
  const canSearch = mode === 'remote' || (mode === 'local' && hasIndex(scope));
  return canSearch ? <SearchDialog {...props} /> : null;
}
