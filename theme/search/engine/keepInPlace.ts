import type { SearchHit } from '../types';
import { groupByPage } from './groupByPage';

/**
 * Better results of a query that is shown already, without a change above and at the hit that the reader is about
 * to press: the shown pages down to it stay as they are, more hits of its page and all other pages follow.
 * @param pressed number of that hit in the list of shown hits; -1 for none
 */
export function keepInPlace(shown: SearchHit[], better: SearchHit[], pressed: number): SearchHit[] {
  const pages = groupByPage(shown);
  const last = pages.findIndex(({ hits }) => hits.some(({ index }) => index === pressed));
  if (last < 0) return better;
  const kept = pages.slice(0, last + 1);
  const addresses = new Set(kept.map(({ address }) => address));
  const links = new Set(kept.flatMap(({ hits }) => hits.map(({ link }) => link)));
  const further = groupByPage(better);
  const more = further.find(({ address }) => address === pages[last]!.address)?.hits ?? [];
  const others = further.filter(({ address }) => !addresses.has(address));
  return [
    ...kept.flatMap(({ hits }) => hits),
    ...more.filter(({ link }) => !links.has(link)),
    ...others.slice(0, Math.max(0, further.length - kept.length)).flatMap(({ hits }) => hits),
  ].map(({ index: _, ...hit }: SearchHit & { index?: number }) => hit);
}
