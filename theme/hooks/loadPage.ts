import { initPageData, warmPageData } from '@rspress/core/runtime';
import { endProgress, startProgress } from './useProgress';

/** The navigation that counts: of two in a row the last one wins. */
let turn = 0;

/** Calls off a navigation that is still loading; the reader has gone elsewhere. */
export function dropNavigation(): void {
  turn += 1;
  endProgress();
}

/**
 * Loads a page of the site while the progress bar shows, so that it can be shown at once.
 * @param path of its route, without the base
 * @returns `overtaken` if the reader has gone elsewhere meanwhile; `failed` if its chunk cannot be loaded
 */
export async function loadPage(path: string): Promise<'loaded' | 'overtaken' | 'failed'> {
  const mine = turn;
  startProgress();
  try {
    const data = await initPageData(path);
    if (mine !== turn) return 'overtaken';
    warmPageData(path, data);
  } catch {
    return mine === turn ? 'failed' : 'overtaken';
  }
  endProgress();
  return 'loaded';
}
