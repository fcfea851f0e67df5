import { initPageData, warmPageData, withBase } from '@rspress/core/runtime';
import { isReachable, stopWaiting } from './connection';
import { prefetchHead } from './prefetch';
import { endProgress, startProgress } from './progress';

/** Number of the latest navigation; results of earlier ones are ignored. */
let latest = 0;

/** Cancels a navigation that is still loading or waiting for the connection. */
export function cancelNavigation(): void {
  latest += 1;
  stopWaiting();
  endProgress();
}

/**
 * Result of loading a page: it can be shown; the reader has started another navigation; its chunk is missing,
 * because the site was deployed after the current page was loaded; the server does not respond.
 */
export type LoadOutcome = 'loaded' | 'superseded' | 'outdated' | 'unreachable';

/** Loads the page of a route (a path without the base) while the progress bar shows, so that it can be shown at once. */
export async function loadPage(path: string): Promise<LoadOutcome> {
  const own = latest;
  startProgress();
  try {
    const loaded = initPageData(path);
    prefetchHead();
    const data = await loaded;
    if (own !== latest) return 'superseded';
    warmPageData(path, data);
  } catch (error) {
    if (own !== latest) return 'superseded';
    console.error(`The script of the page ${path} could not be loaded.`, error);
    const reachable = await isReachable(withBase(path));
    if (own !== latest) return 'superseded';
    if (!reachable) endProgress();
    return reachable ? 'outdated' : 'unreachable';
  }
  endProgress();
  return 'loaded';
}
