import { defaultLimit } from '../engine/engine';
import type { SearchGroup, SearchHit } from '../types';
import type { LocalSearch } from './localSearch';
import type { SearchHooks } from './searchHooks';
import type { SearchSettings } from './settings';

/** What one search uses. */
export interface SearchSources {
  settings: SearchSettings;
  /** Name of the site, which is also the name of its own index. */
  title: string;
  lang: string;
  /** Version of the page, as `searchedVersion` gives it. */
  version: string;
  hooks: SearchHooks;
  /** The static index; absent before it starts to load, and in remote mode. */
  local?: Pick<LocalSearch, 'find' | 'complete'>;
}

/**
 * Searches the static index or the remote search, with the hooks of the site before and after.
 * A site with hooks is searched once the whole index has loaded, so that each hook runs once per query.
 * @param signal ends a search whose results are no longer needed; the result is then undefined
 * @param onDraft receives preliminary results if the others take longer; not called on sites with hooks
 */
export async function search(
  query: string,
  { settings, title, lang, version, hooks, local }: SearchSources,
  signal: AbortSignal,
  onDraft: (groups: SearchGroup[]) => void = () => {},
): Promise<SearchGroup[] | undefined> {
  if (settings.hasHooks) await local?.complete;
  if (signal.aborted) return undefined;
  const keyword = await hooks.beforeSearch(query);
  if (signal.aborted) return undefined;
  const limit = settings.limit ?? defaultLimit;
  let found: SearchGroup[];
  if (settings.mode === 'remote') {
    const { remoteSearch } = await import('./remoteSearch');
    found = await remoteSearch(settings, { keyword, limit, lang, version }, title, signal);
  } else {
    const groupOf = (result: SearchHit[]): SearchGroup[] => [{ group: title, renderType: 'default', result }];
    const draft = (hits: SearchHit[]) => !signal.aborted && !settings.hasHooks && onDraft(groupOf(hits));
    found = groupOf((await local?.find(keyword, limit, draft)) ?? []);
  }
  if (signal.aborted) return undefined;
  const groups = await hooks.shapeResults(keyword, found);
  return signal.aborted ? undefined : groups;
}
