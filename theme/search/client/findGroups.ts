import { defaultLimit } from '../engine/engine';
import type { SearchGroup } from '../types';
import type { LocalSearch } from './localSearch';
import { beforeSearch, shapeResults } from './searchHooks';
import type { SearchSettings } from './settings';

/** Where one question is asked. */
export interface SearchPlace {
  settings: SearchSettings;
  /** Name of the site; its own index is called so. */
  title: string;
  lang: string;
  /** The static index; absent until it is on its way, and in remote mode. */
  local?: LocalSearch;
}

/**
 * Asks the static index or the remote search, with the site's hooks before and after.
 * @param signal ends a question that nobody waits for any more; its answer is undefined
 */
export async function findGroups(
  query: string,
  { settings, title, lang, local }: SearchPlace,
  signal: AbortSignal,
): Promise<SearchGroup[] | undefined> {
  const keyword = await beforeSearch(query);
  if (signal.aborted) return undefined;
  const limit = settings.limit ?? defaultLimit;
  let found: SearchGroup[];
  if (settings.mode === 'remote') {
    const { remoteSearch } = await import('./remoteSearch');
    found = await remoteSearch(settings, { keyword, limit, lang }, title, signal);
  } else {
    const result = (await local?.find(keyword, limit)) ?? [];
    found = [{ group: title, renderType: 'default', result }];
  }
  if (signal.aborted) return undefined;
  const groups = await shapeResults(keyword, found);
  return signal.aborted ? undefined : groups;
}
