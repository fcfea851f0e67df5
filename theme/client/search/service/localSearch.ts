import type { SearchHit } from '../../../shared/search/types';
import { openIndex } from './openIndex';
import type { SearchRequest, SearchResponse, Stage } from './searchService';
import type { StartedIndex } from './startIndex';

/** Search in a static index. */
export interface LocalSearch {
  /**
   * Hits of a query, from what is loaded so far and what the query needs in addition.
   * @param onDraft receives the hits in titles and headings where the others take longer
   */
  find(query: string, limit: number, onDraft?: (hits: SearchHit[]) => void): Promise<SearchHit[]>;
  /** Loads what a query needs while it is still being typed. */
  prepare(query: string): void;
  /** Ends all reports and answers. */
  close(): void;
}

/** What a search reports. */
export interface SearchReports {
  /** More of the index is searched. */
  onStage(stage: Stage): void;
  /** A part of the index could not be loaded, or now could be again. */
  onFailure(failed: boolean): void;
}

/** A query whose hits are awaited. */
interface Waiting {
  request: SearchRequest;
  resolve: (hits: SearchHit[]) => void;
  onDraft?: (hits: SearchHit[]) => void;
}

/** What the console says when the index cannot be loaded. */
export const failure = 'Failed to fetch search index, please reload the page and try again.';

/** Connects the page with the search service: in the worker or, where the worker cannot run, in the page. */
export function localSearch(started: StartedIndex, { onStage, onFailure }: SearchReports): LocalSearch {
  const waiting = new Map<number, Waiting>();
  let open = true;
  let lastId = 0;
  let hasFailed = false;
  /** Does nothing until there is a service; requests are kept until then. */
  let send: (request: SearchRequest) => void = () => {};

  const report = (reason: string | undefined) => {
    if (hasFailed === (reason !== undefined)) return;
    hasFailed = reason !== undefined;
    if (hasFailed) {
      console.error(failure);
      console.error(reason);
    }
    onFailure(hasFailed);
  };
  const receive = (response: SearchResponse) => {
    if (!open) return;
    if (response.kind === 'loaded') {
      if (response.stage === 'full') report(response.failed);
      onStage(response.stage);
      return;
    }
    const query = waiting.get(response.id);
    if (response.isDraft) return query?.onDraft?.(response.hits);
    waiting.delete(response.id);
    report(response.failed);
    query?.resolve(response.hits);
  };

  const { worker } = started;
  if (worker) {
    send = request => worker.postMessage(request);
    worker.onmessage = (event: MessageEvent<SearchResponse>) => receive(event.data);
    send({ kind: 'report' });
  }
  void started.broken.then(() => {
    worker?.terminate();
    if (open) runInPage();
  });

  function runInPage() {
    send = () => {};
    import('./searchService').then(
      ({ createSearchService }) => {
        send = createSearchService(receive);
        void openIndex(started, send);
        for (const { request } of waiting.values()) send(request);
      },
      error => receive({ kind: 'loaded', stage: 'full', failed: String(error) }),
    );
  }

  return {
    find: (query, limit, onDraft) =>
      new Promise(resolve => {
        const request: SearchRequest = { kind: 'find', id: ++lastId, query, limit };
        waiting.set(lastId, { request, resolve, onDraft });
        send(request);
      }),
    prepare: query => send({ kind: 'prepare', query }),
    close() {
      open = false;
    },
  };
}
