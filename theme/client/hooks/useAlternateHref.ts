import { normalizeHrefInRuntime, pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { alternatePath, type SitePath } from '../../../shared/address';
import { decodableSuffix } from '../../shared/href';
import { useSiteAddress } from './useSiteAddress';

/** The address of this page in another language or version with query and hash; the home page if it lacks the page. */
export function useAlternateHref(): (to: Partial<SitePath>) => string {
  const { address, homeOf } = useSiteAddress();
  const { pageType, routePath } = usePage().page;
  const suffix = useSyncExternalStore(
    subscribe,
    // Pages as Markdown are rendered as if in a browser, without one.
    () => (import.meta.env.SSG_MD ? '' : decodableSuffix(location.search + location.hash)),
    () => '',
  );
  return to => {
    const path = alternatePath(routePath, to, address);
    const exists = pageType !== '404' && pathnameToRouteService(path);
    return exists ? normalizeHrefInRuntime(path) + suffix : homeOf(to);
  };
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}
