import type { SearchHit } from '../types';
import { groupByPage } from './groupByPage';

/**
 * Merges better results into those already shown for a query, without a change above the hit that the reader is
 * about to press: the hits up to it stay, followed by more hits of its page, then all other pages.
 * @param pressed number of that hit in the list of shown hits; -1 for none
 */
export function keepInPlace(shown: SearchHit[], better: SearchHit[], pressed: number): SearchHit[] {
  const listed = groupByPage(shown);
  const last = listed.findIndex(({ hits }) => hits.some(({ index }) => index === pressed));
  if (last < 0) return better;
  const kept = listed.slice(0, last + 1);
  const pages = groupByPage(better);
  const others = pages.filter(({ address }) => !kept.some(page => page.address === address));
  const samePage = pages.find(({ address }) => address === listed[last]!.address)?.hits ?? [];
  const above = kept.flatMap(({ hits }) => hits.filter(({ index }) => index <= pressed));
  return [
    // The pressed hit may gain an excerpt: that moves only what is below.
    ...above.map(hit => (hit.index === pressed ? (samePage.find(other => isSame(hit, other)) ?? hit) : hit)),
    ...samePage.filter(hit => !above.some(other => isSame(hit, other))),
    ...others.slice(0, Math.max(0, pages.length - kept.length)).flatMap(({ hits }) => hits),
  ].map(({ index: _, ...hit }) => hit);
}

function isSame(a: SearchHit, b: SearchHit): boolean {
  return a.link === b.link && a.type === b.type;
}
