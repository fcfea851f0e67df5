/// <reference path="./virtual.d.ts" />
import { searchIndexHash } from 'virtual-page-data';
import { indexFiles, type SearchSettings } from './settings';

/** A worker and the index files that it needs, while they load. */
export interface StartedIndex {
  /** Address of the index; differs between languages and versions. */
  url: string;
  worker?: Worker;
  /** Fulfilled if the worker cannot run. The browser reports this once, maybe before anyone listens. */
  broken: Promise<void>;
  titles: Promise<ArrayBuffer>;
  full: Promise<ArrayBuffer>;
}

let index: StartedIndex | undefined;

/** Content hash of the static index of a language and version; undefined where there is none. */
export function indexHash(settings: SearchSettings, lang: string, version: string): string | undefined {
  return searchIndexHash[`${settings.versioned === false ? '' : version}###${lang}`];
}

/**
 * Loads the worker and the index of a language and version; idempotent. Undefined where there is no static index.
 * The full text is requested after the titles and the worker's scripts, which give the first
 * results: on a slow connection it would delay them by a second.
 */
export function startIndex(
  settings: SearchSettings,
  lang: string,
  version: string,
): StartedIndex | undefined {
  const hash = indexHash(settings, lang, version);
  if (settings.mode === 'remote' || !hash) return undefined;
  const files = indexFiles(hash, lang, settings.versioned === false ? '' : version);
  const url = publicPath(files.full);
  if (index?.url === url) return index;
  index?.worker?.terminate();
  const titles =
    settings.hasTitles === false ? Promise.reject<ArrayBuffer>() : download(publicPath(files.titles));
  const { ready, ...worker } = startWorker();
  const full = Promise.all([titles.catch(() => {}), ready]).then(() => download(url));
  // Failures are handled by whoever uses the index; until then they must not count as unhandled.
  titles.catch(() => {});
  full.catch(() => {});
  index = { url, ...worker, titles, full };
  return index;
}

/** Drops an index that could not be loaded, so that the next start tries again. */
export function forgetIndex(): void {
  index?.worker?.terminate();
  index = undefined;
}

function publicPath(file: string): string {
  return `${import.meta.env.ASSET_PREFIX}/${file}`;
}

async function download(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.arrayBuffer();
}

/** Starts the worker; `ready` is fulfilled when it runs or cannot run. */
function startWorker(): Pick<StartedIndex, 'worker' | 'broken'> & { ready: Promise<unknown> } {
  try {
    const worker = new Worker(new URL('./search.worker.js', import.meta.url));
    const started = new Promise(resolve => worker.addEventListener('message', resolve, { once: true }));
    const broken = new Promise<void>(resolve => {
      worker.onerror = event => {
        event.preventDefault();
        resolve();
      };
    });
    return { worker, broken, ready: Promise.race([started, broken]) };
  } catch {
    return { broken: Promise.resolve(), ready: Promise.resolve() };
  }
}
