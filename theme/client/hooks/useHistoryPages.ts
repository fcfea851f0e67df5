import { isActive, pathnameToRouteService, removeBase, useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { openWhenConnected } from '../browser/connection';
import { cancelNavigation, loadPage } from '../browser/loadPage';
import { useDuetOptions } from './useDuetOptions';

/**
 * Keeps the page in view until the page that the reader goes back or forward to has loaded: Rspress would leave it at
 * once, and show nothing at all if the script of the other page cannot be had, as after a reload and a deployment.
 */
export function useHistoryPages(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  /** Tells that the page is shown, so that its scroll position can be restored. */
  const restore = useRef(() => {});
  const waits = useDuetOptions().patches?.['page-loading'] !== false;
  // Once, and as a layout effect: the listener must be there before that of the router, whose component contains this one.
  useLayoutEffect(() => {
    const isOther = (path: string) =>
      waits && !isActive(path, shown.current) && pathnameToRouteService(path) !== undefined;

    /** How far the pages of the history were scrolled, by the keys of their entries. */
    const places = new Map<string, number>();
    /** False during a step: what is in view then can be low, which is no place of the reader's. */
    let isRestored = true;
    const onNavigate = (event: NavigateEvent) => {
      if (isRestored) places.set(navigation.currentEntry!.key, scrollY);
      isRestored = true;
      const path = removeBase(new URL(event.destination.url).pathname);
      if (event.navigationType !== 'traverse' || !event.canIntercept || !isOther(path)) return;
      const restored = new Promise<void>(resolve => {
        restore.current = resolve;
      });
      isRestored = false;
      const place = places.get(event.destination.key);
      event.intercept({
        focusReset: 'manual',
        // Firefox 153 scrolls back to the place itself, and then to that of the page that was left.
        scroll: 'manual',
        handler: async () => {
          await restored;
          // The reader has gone elsewhere.
          if (event.signal.aborted) return;
          if (place === undefined) event.scroll();
          else scrollTo({ top: place, behavior: 'instant' });
          isRestored = true;
        },
      });
    };
    const onStep = async (event: PopStateEvent) => {
      // It is repeated below, for the router.
      if (!event.isTrusted) return;
      cancelNavigation();
      const path = removeBase(location.pathname);
      if (!isOther(path)) return;
      event.stopImmediatePropagation();
      const reload = () => location.reload();
      const outcome = await loadPage(path);
      if (outcome === 'loaded') dispatchEvent(new PopStateEvent('popstate', event));
      if (outcome === 'outdated') reload();
      if (outcome === 'unreachable') openWhenConnected(location.href, reload);
    };
    const stop = new AbortController();
    // Not in all browsers.
    globalThis.navigation?.addEventListener('navigate', onNavigate, { signal: stop.signal });
    addEventListener('popstate', onStep, { signal: stop.signal });
    return () => stop.abort();
  }, [waits]);
  useLayoutEffect(() => {
    shown.current = pathname;
    // Once the data of the page have come to all parts that show them.
    setTimeout(restore.current);
  }, [pathname]);
}
