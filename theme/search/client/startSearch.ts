/// <reference path="./virtual.d.ts" />
import { searchIndexHash } from 'virtual-page-data';
import { indexFiles, type SearchSettings } from './settings';

/** Everything that a first intent sets in motion at once. */
export interface Started {
  panel: Promise<typeof import('../ui/SearchPanel')>;
  /** Absent in remote mode. */
  index?: StartedIndex;
}

/** A worker and the files it needs, on their way. */
export interface StartedIndex {
  /** Public path of the index; tells languages and versions apart. */
  url: string;
  worker?: Worker;
  /** Fulfilled when the worker cannot run; the platform says so only once, and early. */
  broken: Promise<void>;
  titles: Promise<ArrayBuffer>;
  full: Promise<ArrayBuffer>;
}

let panel: Started['panel'] | undefined;
let index: StartedIndex | undefined;

/** Content hash of the static index of a language and version; undefined where there is none. */
export function indexHash(settings: SearchSettings, lang: string, version: string): string | undefined {
  return searchIndexHash[`${settings.versioned === false ? '' : version}###${lang}`];
}

/**
 * Loads panel, worker and index side by side; a second call gives what the first one began.
 * The text of the pages waits for the titles, which answer first, and for the worker's own scripts:
 * on a slow line it would take a second of it away from them.
 */
export function startSearch(settings: SearchSettings, lang: string, version: string): Started {
  panel ??= import('../ui/SearchPanel').catch(error => {
    panel = undefined;
    throw error;
  });
  const hash = indexHash(settings, lang, version);
  if (settings.mode === 'remote' || !hash) return { panel };
  const files = indexFiles(hash, lang, settings.versioned === false ? '' : version);
  const url = publicPath(files.full);
  if (index?.url !== url) {
    index?.worker?.terminate();
    const titles =
      settings.titles === false ? Promise.reject<ArrayBuffer>() : download(publicPath(files.titles));
    const { ready, ...desk } = startWorker();
    const full = Promise.all([titles.catch(() => {}), ready]).then(() => download(url));
    // Whoever asks for them hears of a failure; until then nobody need.
    titles.catch(() => {});
    full.catch(() => {});
    index = { url, ...desk, titles, full };
  }
  return { panel, index };
}

/** Forgets an index that could not be loaded, so that the next start tries again. */
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

/** Starts the worker; `ready` when it runs, or cannot. */
function startWorker(): Pick<StartedIndex, 'worker' | 'broken'> & { ready: Promise<unknown> } {
  try {
    const worker = new Worker(new URL('./search.worker.js', import.meta.url));
    const open = new Promise(resolve => worker.addEventListener('message', resolve, { once: true }));
    const broken = new Promise<void>(resolve => {
      worker.onerror = event => {
        event.preventDefault();
        resolve();
      };
    });
    return { worker, broken, ready: Promise.race([open, broken]) };
  } catch {
    return { broken: Promise.resolve(), ready: Promise.resolve() };
  }
}
