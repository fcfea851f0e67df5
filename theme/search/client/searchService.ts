import { Engine } from '../engine/engine';
import type { SearchDocument, SearchHit } from '../types';

/** Which of the two index files is loaded: titles and headings, or all text. */
export type Stage = 'titles' | 'full';

/** A message of the page to the search service. */
export type SearchRequest =
  | { kind: 'load'; stage: Stage; data?: ArrayBuffer }
  | { kind: 'find'; id: number; query: string; limit: number };

/** A message of the search service to the page; `ready` is the first. */
export type SearchResponse =
  | { kind: 'ready' }
  | { kind: 'loaded'; stage: Stage }
  | { kind: 'failed'; stage: Stage; message: string }
  | { kind: 'found'; id: number; hits: SearchHit[] };

/**
 * The search behind messages. The same code runs in the worker and, where workers are blocked, in the page.
 * @param respond receives each response
 * @param sliceMs how many milliseconds indexing may take before it yields to other tasks
 * @returns takes requests
 */
export function createSearchService(
  respond: (message: SearchResponse) => void,
  sliceMs: number,
): (message: SearchRequest) => void {
  const engines: Partial<Record<Stage, Engine>> = {};

  async function load(stage: Stage, data: ArrayBuffer | undefined) {
    // Without data the index could not be downloaded; an empty one keeps the search usable.
    const documents: SearchDocument[] = data ? JSON.parse(new TextDecoder().decode(data)) : [];
    if (!Array.isArray(documents)) throw new TypeError('The search index is not a list.');
    const engine = new Engine();
    let since = performance.now();
    for (const _ of engine.read(documents)) {
      if (performance.now() - since < sliceMs) continue;
      await nextTask();
      since = performance.now();
    }
    engines[stage] = engine;
  }

  respond({ kind: 'ready' });
  return message => {
    if (message.kind === 'find') {
      const engine = engines.full ?? engines.titles;
      respond({ kind: 'found', id: message.id, hits: engine?.search(message.query, message.limit) ?? [] });
      return;
    }
    const { stage, data } = message;
    load(stage, data).then(
      () => respond({ kind: 'loaded', stage }),
      error => respond({ kind: 'failed', stage, message: String(error) }),
    );
  };
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}
