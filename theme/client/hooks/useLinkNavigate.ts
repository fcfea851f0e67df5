import {
  cleanUrlByConfig,
  isActive,
  isExternalUrl,
  pathnameToRouteService,
  removeBase,
  useLocation,
  useNavigate,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { startTransition as reactTransition, type TransitionStartFunction, useCallback } from 'react';
import { linkKind, pathOf } from '../../shared/href';
import { openWhenConnected } from '../browser/connection';
import { cancelNavigation, loadPage } from '../browser/loadPage';
import { useDuetOptions } from './useDuetOptions';

/**
 * Navigates inside the page once the target's chunk is loaded. Targets outside the site or without a chunk
 * become page loads; without a connection, the current page stays until it is back.
 */
export function useLinkNavigate({
  startTransition = reactTransition,
}: {
  startTransition?: TransitionStartFunction;
} = {}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { useTransitions } = useSite().site.route ?? {};
  const waits = useDuetOptions().patches?.['page-loading'] !== false;
  return useCallback(
    async (href: string): Promise<void> => {
      const kind = linkKind(href, isExternalUrl);
      cancelNavigation();
      if (kind === 'external' || kind === 'hash') return window.location.assign(href);
      const url = kind === 'relative' ? localPath(href) : withBase(cleanUrlByConfig(href));
      const route = removeBase(url);
      if (!isActive(pathOf(route), pathname)) {
        if (!pathnameToRouteService(pathOf(route))) return window.location.assign(url);
        const outcome = waits ? await loadPage(pathOf(route)) : 'loaded';
        if (outcome === 'superseded') return;
        if (outcome === 'outdated') return window.location.assign(url);
        if (outcome === 'unreachable') return openWhenConnected(url);
      }
      const go = () => void navigate(route);
      if (useTransitions) startTransition(go);
      else go();
    },
    [pathname, navigate, useTransitions, startTransition, waits],
  );
}

function localPath(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return pathname + search + hash;
}
