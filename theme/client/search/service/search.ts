import { defaultLimit } from '../../../shared/search/engine/engine';
import type { SearchScope } from '../../../shared/search/settings';
import type { SearchGroup, SearchHit } from '../../../shared/search/types';
import type { LocalSearch } from './localSearch';
import type { SearchHooks } from './searchHooks';

/** What one search uses. */
export interface SearchSources extends SearchScope {
  hooks: SearchHooks;
  /** The static index; absent in remote mode. */
  local?: Pick<LocalSearch, 'find'>;
}

/**
 * Searches the static index or the remote search, with the hooks of the site before and after.
 * @param signal ends a search whose results are no longer needed; the result is then undefined
 * @param onDraft receives preliminary results if the others take longer; not called on sites with hooks
 */
export async function search(
  query: string,
  { settings, title, lang, version, hooks, local }: SearchSources,
  signal: AbortSignal,
  onDraft: (groups: SearchGroup[]) => void = () => {},
): Promise<SearchGroup[] | undefined> {
  const keyword = await hooks.beforeSearch(query);
  if (signal.aborted) return undefined;
  const limit = settings.limit ?? defaultLimit;
  let groups: SearchGroup[];
  if (settings.mode === 'remote') {
    const { remoteSearch } = await import('./remoteSearch');
    groups = await remoteSearch(settings, { keyword, limit, lang, version }, title, signal);
  } else {
    const groupOf = (result: SearchHit[]): SearchGroup[] => [{ group: title, renderType: 'default', result }];
    const draft = (hits: SearchHit[]) => !signal.aborted && !settings.hasHooks && onDraft(groupOf(hits));
    groups = groupOf((await local?.find(keyword, limit, draft)) ?? []);
  }
  if (signal.aborted) return undefined;
  const shaped = await hooks.shapeResults(keyword, groups);
  return signal.aborted ? undefined : shaped;
}
