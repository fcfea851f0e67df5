import {
  cleanUrlByConfig,
  initPageData,
  isActive,
  isExternalUrl,
  pathnameToRouteService,
  removeBase,
  useLocation,
  useNavigate,
  useSite,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition as reactTransition, type TransitionStartFunction, useCallback } from 'react';
import { linkKind, pathOf } from '../logic/href';
import { endProgress, startProgress } from './useProgress';

/** The navigation that counts: of two in a row the last one wins. */
let turn = 0;

/** Calls off a navigation that is still loading; the reader has gone elsewhere. */
export function dropNavigation(): void {
  turn += 1;
  endProgress();
}

export interface LinkNavigateOptions {
  /** Transition in which the page changes, so that a caller can show that it is pending. @default React's */
  startTransition?: TransitionStartFunction;
}

/**
 * Navigates inside the page: loads the target's chunk, then changes the page. A target outside the
 * site, or one whose chunk cannot be loaded, becomes a normal page load.
 */
export function useLinkNavigate({ startTransition = reactTransition }: LinkNavigateOptions = {}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { useTransitions } = useSite().site.route ?? {};
  return useCallback(
    async (href: string): Promise<void> => {
      const kind = linkKind(href, isExternalUrl);
      dropNavigation();
      if (kind === 'external' || kind === 'hash') return window.location.assign(href);
      const url = kind === 'relative' ? localPath(href) : withBase(cleanUrlByConfig(href));
      const route = removeBase(url);
      if (!isActive(pathOf(route), pathname)) {
        if (!pathnameToRouteService(pathOf(route))) return window.location.assign(url);
        const mine = turn;
        startProgress();
        try {
          const data = await initPageData(pathOf(route));
          if (mine !== turn) return;
          warmPageData(pathOf(route), data);
        } catch {
          if (mine === turn) window.location.assign(url);
          return;
        }
        endProgress();
      }
      const go = () => void navigate(route);
      if (useTransitions) startTransition(go);
      else go();
    },
    [pathname, navigate, useTransitions, startTransition],
  );
}

function localPath(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href);
  return pathname + search + hash;
}
