import type { SearchHit } from '../types';
import type { SearchRequest, SearchResponse, Stage } from './searchService';
import type { StartedIndex } from './startIndex';

/** Loading state of the index: `initial`, `initing` while it loads, `inited` when all of it is searched. */
export type IndexStatus = 'initial' | 'initing' | 'inited';

/** Search in a static index. */
export interface LocalSearch {
  /** Hits of a query from what is loaded so far. */
  find(query: string, limit: number): Promise<SearchHit[]>;
  /** Fulfilled when the whole index is searched, or has failed to load. */
  complete: Promise<void>;
  close(): void;
}

const failure = 'Failed to fetch search index, please reload the page and try again.';

/**
 * Connects the page with the search service: in the worker or, where the worker cannot run, in the page.
 * @param onStage called whenever more of the index is searched; `failed` if it could not be loaded
 */
export function localSearch(
  started: StartedIndex,
  onStage: (stage: Stage, failed: boolean) => void,
): LocalSearch {
  const waiting = new Map<number, { request: SearchRequest; resolve: (hits: SearchHit[]) => void }>();
  /** Requests to load; sent again to a service in the page. */
  const loads: SearchRequest[] = [];
  let setComplete = () => {};
  const complete = new Promise<void>(resolve => {
    setComplete = resolve;
  });
  let open = true;
  let lastId = 0;
  let failed = false;
  /** Does nothing until there is a service; requests are kept until then. */
  let send: (request: SearchRequest) => void = () => {};
  const load = (stage: Stage, data?: ArrayBuffer) => {
    const request: SearchRequest = { kind: 'load', stage, data };
    loads.push(request);
    send(request);
  };

  const receive = (response: SearchResponse) => {
    if (!open) return;
    if (response.kind === 'found') {
      waiting.get(response.id)?.resolve(response.hits);
      waiting.delete(response.id);
    } else if (response.kind === 'loaded') {
      if (response.stage === 'full') setComplete();
      if (response.stage === 'full' || !failed) onStage(response.stage, failed);
    } else if (response.kind === 'failed' && response.stage === 'full') fail(response.message);
  };
  const fail = (reason: unknown) => {
    if (failed) return;
    failed = true;
    console.error(failure);
    console.error(reason);
    load('full');
  };

  const { worker } = started;
  if (worker) {
    send = request => worker.postMessage(request);
    worker.onmessage = (event: MessageEvent<SearchResponse>) => receive(event.data);
  }
  void started.broken.then(() => {
    worker?.terminate();
    if (open) runInPage();
  });
  // Without titles the full index is enough.
  started.titles.then(
    data => load('titles', data),
    () => {},
  );
  started.full.then(data => load('full', data), fail);

  function runInPage() {
    send = () => {};
    import('./searchService').then(({ createSearchService }) => {
      send = createSearchService(receive, 8);
      for (const request of loads) send(request);
      for (const { request } of waiting.values()) send(request);
    }, fail);
  }

  return {
    complete,
    find: (query, limit) =>
      new Promise(resolve => {
        const request: SearchRequest = { kind: 'find', id: ++lastId, query, limit };
        waiting.set(request.id, { request, resolve });
        send(request);
      }),
    close() {
      open = false;
    },
  };
}
