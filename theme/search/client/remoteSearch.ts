import type { SearchGroup } from '../engine/types';
import { type RemoteQuestion, readAnswer, remoteAddress } from './remote';
import type { SearchSettings } from './settings';

/**
 * Asks a remote search. A failure is logged and gives no results.
 * @param signal ends a call that nobody waits for any more
 * @see specification, section 8, "Remote search failure"
 */
export async function remoteSearch(
  settings: SearchSettings,
  question: RemoteQuestion,
  siteTitle: string,
  signal: AbortSignal,
): Promise<SearchGroup[]> {
  const late = AbortSignal.timeout(settings.timeoutMs ?? 8000);
  try {
    const response = await fetch(remoteAddress(settings, question), {
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) throw new Error(`The remote search answered ${response.status}.`);
    return readAnswer(await response.json(), question, settings, siteTitle);
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return readAnswer([], question, settings, siteTitle);
  }
}
