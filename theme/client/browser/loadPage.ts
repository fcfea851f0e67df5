import { initPageData, warmPageData, withBase } from '@rspress/core/runtime';
import { createPageLoader, type LoadOutcome } from '../logic/pageLoader';
import { isReachable, stopWaiting } from './connection';
import { prefetchHead } from './prefetch';
import { endProgress, startProgress } from './progress';

const loader = createPageLoader({
  load(path) {
    const loaded = initPageData(path);
    prefetchHead();
    return loaded;
  },
  keep: warmPageData,
  isReachable: path => isReachable(withBase(path)),
  startProgress,
  endProgress,
  onError: (path, error) => console.error(`The script of the page ${path} could not be loaded.`, error),
});

/** Cancels a navigation that is still loading or waiting for the connection. */
export function cancelNavigation(): void {
  loader.cancel();
  stopWaiting();
}

/** Loads the page of a route (a path without the base) while the progress bar shows, so that it can be shown at once. */
export function loadPage(path: string): Promise<LoadOutcome> {
  return loader.load(path);
}
