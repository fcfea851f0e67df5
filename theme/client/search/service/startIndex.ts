/// <reference path="./virtual.d.ts" />
import { searchIndexHash } from 'virtual-page-data';
import { documentsFile, headFile, type IndexLocation } from '../../../shared/search/indexAddress';
import type { SearchScope } from '../../../shared/search/settings';
import { openIndex } from './openIndex';

/** A worker that opens the index, and the head of the index, while they load. */
export interface StartedIndex {
  location: IndexLocation;
  worker?: Worker;
  /** Fulfilled if the worker cannot run. The browser reports this once, possibly before there is a listener. */
  broken: Promise<void>;
  /** The head as it was downloaded; rejected if it could not be. */
  head: Promise<ArrayBuffer>;
}

/** How long the head may take, in milliseconds. */
const timeoutMs = 60_000;

let index: StartedIndex | undefined;
/** Whether the next head is requested without the cache of the browser, which may hold a damaged copy. */
let isRetry = false;

const groupOf = ({ lang, version }: SearchScope) => `${version}###${lang}`;

/** Whether there is a static index of a language and version. Pages that read its hash would be rendered in each build. */
export const hasIndex = (scope: SearchScope): boolean => groupOf(scope) in searchIndexHash;

/** Loads the worker and the head of the index of a language and version; idempotent. Undefined without a static index. */
export function startIndex(scope: SearchScope): StartedIndex | undefined {
  const { settings, lang, version } = scope;
  const hash = searchIndexHash[groupOf(scope)];
  if (settings.mode === 'remote' || !hash) return undefined;
  if (index?.location.hash === hash && index.location.lang === lang && index.location.version === version)
    return index;
  index?.worker?.terminate();
  const base = new URL(`${import.meta.env.ASSET_PREFIX}/`, document.baseURI).href;
  const indexLocation = { base, lang, version, hash };
  const file = settings.hasHead === false ? documentsFile(indexLocation) : headFile(indexLocation);
  const head = download(base + file, isRetry ? 'reload' : 'default');
  // The user of the index handles failures; until then they must not count as unhandled.
  head.catch(() => {});
  isRetry = false;
  index = { location: indexLocation, ...startWorker(), head };
  const { worker } = index;
  // The worker reads the head while the dialog still loads.
  if (worker) void openIndex(index, request => worker.postMessage(request));
  return index;
}

/** Drops an index that could not be loaded, so that the next start tries again. */
export function forgetIndex(): void {
  index?.worker?.terminate();
  index = undefined;
  isRetry = true;
}

async function download(url: string, cache: RequestCache): Promise<ArrayBuffer> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.arrayBuffer();
}

function startWorker(): Pick<StartedIndex, 'worker' | 'broken'> {
  try {
    const worker = new Worker(new URL('./search.worker.js', import.meta.url));
    const broken = new Promise<void>(resolve => {
      worker.onerror = event => {
        event.preventDefault();
        resolve();
      };
    });
    return { worker, broken };
  } catch {
    return { broken: Promise.resolve() };
  }
}
