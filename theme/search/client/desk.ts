import { Engine } from '../engine/engine';
import type { SearchDocument, SearchHit } from '../engine/types';

/** Which of the two files is loaded: titles and headings, or all text. */
export type Stage = 'titles' | 'full';

/** What the page tells the desk. */
export type ToDesk =
  | { kind: 'load'; stage: Stage; data?: ArrayBuffer }
  | { kind: 'find'; id: number; query: string; limit: number };

/** What the desk answers; `open` as soon as it hears. */
export type FromDesk =
  | { kind: 'open' }
  | { kind: 'loaded'; stage: Stage }
  | { kind: 'failed'; stage: Stage; message: string }
  | { kind: 'found'; id: number; hits: SearchHit[] };

/**
 * The search behind its counter: takes files and questions, gives answers.
 * The same code stands in the worker and, where workers are blocked, in the page.
 * @param answer takes each answer
 * @param sliceMs how long it may work without letting others in
 */
export function openDesk(answer: (message: FromDesk) => void, sliceMs: number): (message: ToDesk) => void {
  const engines: Partial<Record<Stage, Engine>> = {};

  async function load(stage: Stage, data: ArrayBuffer | undefined) {
    // No data: the index could not be had, and an empty list is searched.
    const documents: SearchDocument[] = data ? JSON.parse(new TextDecoder().decode(data)) : [];
    if (!Array.isArray(documents)) throw new TypeError('The search index is not a list.');
    const engine = new Engine(
      stage === 'full' ? (await import('./flexCandidates')).flexCandidates() : undefined,
    );
    let since = performance.now();
    for (const _ of engine.read(documents)) {
      if (performance.now() - since < sliceMs) continue;
      await pause();
      since = performance.now();
    }
    engines[stage] = engine;
  }

  answer({ kind: 'open' });
  return message => {
    if (message.kind === 'find') {
      const engine = engines.full ?? engines.titles;
      answer({ kind: 'found', id: message.id, hits: engine?.search(message.query, message.limit) ?? [] });
      return;
    }
    const { stage, data } = message;
    load(stage, data).then(
      () => answer({ kind: 'loaded', stage }),
      error => answer({ kind: 'failed', stage, message: String(error) }),
    );
  };
}

/** Lets everything else run that waits. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}
