import type { SearchHit } from '../engine/types';
import type { FromDesk, Stage, ToDesk } from './desk';
import type { StartedIndex } from './startSearch';

/** How far the index is. @see specification, section 4, "Search" */
export type IndexStatus = 'initial' | 'initing' | 'inited';

/** Search in a static index. */
export interface LocalSearch {
  /** Hits of a query from what is loaded so far. */
  find(query: string, limit: number): Promise<SearchHit[]>;
  close(): void;
}

/** The specification's words for an index that could not be fetched, section 8. */
const failure = 'Failed to fetch search index, please reload the page and try again.';

/**
 * Connects the page with the desk in the worker, or with one in the page when
 * the worker cannot run.
 * @param onStage called whenever more of the index answers; `failed` when it could not be loaded
 */
export function localSearch(
  started: StartedIndex,
  onStage: (stage: Stage, failed: boolean) => void,
): LocalSearch {
  const waiting = new Map<number, { message: ToDesk; resolve: (hits: SearchHit[]) => void }>();
  let open = true;
  let questions = 0;
  let failed = false;
  let send!: (message: ToDesk) => void;
  /** What the desk was told; a second desk must hear it again. */
  const told: ToDesk[] = [];
  const tell = (message: ToDesk) => {
    told.push(message);
    send(message);
  };

  const receive = (message: FromDesk) => {
    if (!open) return;
    if (message.kind === 'found') {
      waiting.get(message.id)?.resolve(message.hits);
      waiting.delete(message.id);
    } else if (message.kind === 'loaded') {
      if (message.stage === 'full' || !failed) onStage(message.stage, failed);
    } else if (message.kind === 'failed' && message.stage === 'full') fail(message.message);
  };
  const fail = (reason: unknown) => {
    if (failed) return;
    failed = true;
    console.error(failure);
    console.error(reason);
    tell({ kind: 'load', stage: 'full' });
  };

  // Until there is a desk, it is enough to note what is told and asked.
  send = () => {};
  if (started.worker) toWorker(started.worker);
  void started.broken.then(() => {
    started.worker?.terminate();
    if (open) toPage();
  });
  started.titles.then(
    data => tell({ kind: 'load', stage: 'titles', data }),
    // The full index alone will do.
    () => {},
  );
  started.full.then(data => tell({ kind: 'load', stage: 'full', data }), fail);

  function toWorker(worker: Worker) {
    send = message => worker.postMessage(message);
    worker.onmessage = (event: MessageEvent<FromDesk>) => receive(event.data);
  }

  function toPage() {
    send = () => {};
    import('./desk').then(({ openDesk }) => {
      send = openDesk(receive, 8);
      for (const message of told) send(message);
      for (const { message } of waiting.values()) send(message);
    }, fail);
  }

  return {
    find: (query, limit) =>
      new Promise(resolve => {
        const message: ToDesk = { kind: 'find', id: ++questions, query, limit };
        waiting.set(message.id, { message, resolve });
        send(message);
      }),
    close() {
      open = false;
    },
  };
}
