import { normalizeHrefInRuntime, pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { type Edition, tailToKeep } from '../logic/locale';
import { useEditions } from './useEditions';

/**
 * A function that gives the address of this page in another language or version: with the reader's
 * query and hash, or that edition's home page if it lacks the page.
 */
export function useTwin(): (to: Partial<Edition>) => string {
  const { twinOf, homeOf } = useEditions();
  const { pageType } = usePage().page;
  const tail = useTail();
  return to => {
    const twin = twinOf(to);
    const exists = pageType !== '404' && pathnameToRouteService(twin);
    return exists ? normalizeHrefInRuntime(twin) + tail : homeOf(to);
  };
}

/** Query and hash of the address; empty on the server and during hydration. */
function useTail(): string {
  return useSyncExternalStore(
    subscribe,
    () => tailToKeep(location.search + location.hash),
    () => '',
  );
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}
