import type { SearchRequest } from './searchService';
import type { StartedIndex } from './startIndex';

/** Gives the head to a search service; without it, the service looks for that of a newer deployment. */
export async function openIndex(
  { location, head }: StartedIndex,
  send: (request: SearchRequest) => void,
): Promise<void> {
  send({ kind: 'open', location, head: await head.catch(() => undefined) });
}
