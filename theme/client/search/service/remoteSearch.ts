import type { BrowserSearchSettings } from '../../../shared/search/settings';
import type { SearchGroup } from '../../../shared/search/types';
import { type RemoteQuery, readResponse, remoteAddress } from './remote';

/**
 * Asks a remote search. A failure is logged and gives no results.
 * @param signal ends a request whose results are no longer needed
 */
export async function remoteSearch(
  settings: BrowserSearchSettings,
  query: RemoteQuery,
  siteTitle: string,
  signal: AbortSignal,
): Promise<SearchGroup[]> {
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? 8000);
  try {
    const response = await fetch(remoteAddress(settings, query), {
      signal: AbortSignal.any([signal, timeout]),
    });
    if (!response.ok) throw new Error(`The remote search responded with status ${response.status}.`);
    return readResponse(await response.json(), query, settings, siteTitle);
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return readResponse([], query, settings, siteTitle);
  }
}
