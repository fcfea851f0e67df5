import type { IndexHead, Part } from '../../../shared/search/index/head';
import {
  currentFile,
  documentsFile,
  headFile,
  type IndexLocation,
  partFile,
} from '../../../shared/search/indexAddress';

/** How long one file may take, in milliseconds. */
const timeoutMs = 60_000;

/** A file that the host does not have: a new deployment may have replaced it. */
export class MissingFile extends Error {}

/**
 * Downloads a JSON file. If that fails, it is requested once more without the cache of the browser, which may
 * hold a damaged copy.
 * @throws MissingFile if the host does not have it
 */
export async function fetchJson(
  address: string,
  cache?: RequestCache,
  priority?: RequestPriority,
): Promise<unknown> {
  try {
    const response = await fetch(address, { cache, priority, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) throw new MissingFile(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    return await response.json();
  } catch (error) {
    if (cache || error instanceof MissingFile) throw error;
    return fetchJson(address, 'reload');
  }
}

/** Downloads a part of an index. */
export function fetchPart(indexLocation: IndexLocation, part: Part): Promise<unknown> {
  return fetchJson(indexLocation.base + partFile(part, indexLocation));
}

/** Downloads the list of all documents, after everything else. */
export function fetchDocuments(indexLocation: IndexLocation): Promise<unknown> {
  return fetchJson(indexLocation.base + documentsFile(indexLocation), undefined, 'low');
}

/** The current index of the site, if it differs from that of the page because the page is from an earlier deployment. */
export async function fetchNewer(
  indexLocation: IndexLocation,
): Promise<{ location: IndexLocation; head: IndexHead } | undefined> {
  // The old hash in the address prevents a cache of the host from returning an old response.
  const address = `${indexLocation.base}${currentFile(indexLocation)}?after=${indexLocation.hash}`;
  const current = (await fetchJson(address, 'no-store')) as { hash?: unknown } | null;
  if (typeof current?.hash !== 'string' || current.hash === indexLocation.hash) return undefined;
  const newer = { ...indexLocation, hash: current.hash };
  return { location: newer, head: (await fetchJson(newer.base + headFile(newer))) as IndexHead };
}
