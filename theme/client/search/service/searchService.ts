import { Engine } from '../../../shared/search/engine/engine';
import { type Answer, FileEngine } from '../../../shared/search/engine/fileEngine';
import { documentOf, type IndexHead, type Part } from '../../../shared/search/index/head';
import type { IndexLocation } from '../../../shared/search/indexAddress';
import type { SearchDocument, SearchHit } from '../../../shared/search/types';
import { fetchDocuments, fetchNewer, fetchPart, MissingFile } from './fetchIndex';

/** How much of the index is searched: titles and headings, or all of it. */
export type Stage = 'titles' | 'full';

/** A message of the page to the search service. */
export type SearchRequest =
  | { kind: 'open'; location: IndexLocation; head?: ArrayBuffer }
  /** Repeats the last report of how much is searched, for a page that did not listen yet. */
  | { kind: 'report' }
  | { kind: 'prepare'; query: string }
  | { kind: 'find'; id: number; query: string; limit: number };

/** How much of the index is searched from now on, and why not all of it. */
interface LoadedReport {
  kind: 'loaded';
  stage: Stage;
  failed?: string;
}

/** A message of the search service to the page. */
export type SearchResponse =
  | LoadedReport
  | { kind: 'found'; id: number; hits: SearchHit[]; isDraft: boolean; failed?: string };

/** An answer that takes longer than this is preceded by the hits in titles and headings, in milliseconds. */
const draftAfterMs = 50;
/** After this time without a request, the rest of a small index is loaded, in milliseconds. */
const restAfterMs = 400;

/**
 * The search behind messages. The same code runs in the worker and, where workers are blocked, in the page.
 * @param respond receives each response
 * @param loadsRest loads a small index to the end, which the queries of the reader may not need
 * @returns takes requests
 */
export function createSearchService(
  respond: (message: SearchResponse) => void,
  loadsRest = false,
): (message: SearchRequest) => void {
  let titles: Engine | undefined;
  let index: FileEngine | undefined;
  let indexLocation: IndexLocation;
  /** Error of the last file that could not be loaded. */
  let fault: unknown;
  /** Whether the whole index failed to load. */
  let failed: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let loaded: LoadedReport | undefined;

  function report(stage: Stage, failed?: string) {
    loaded = { kind: 'loaded', stage, failed };
    respond(loaded);
  }

  async function load(head: IndexHead) {
    const location = indexLocation;
    const fetching = async (part: Part) => {
      try {
        return await fetchPart(location, part);
      } catch (error) {
        fault = error;
        throw error;
      }
    };
    const engine = new FileEngine(head, fetching, () => fetchDocuments(location));
    if (head.names) titles = new Engine(head.names.map(documentOf), engine.synonyms);
    if (head.names && !index) report('titles');
    if (!(await engine.begin())) throw fault ?? new Error('The terms of the search index are damaged.');
    index = engine;
  }

  /** Loads the current index of the site; false if it is already loaded. */
  async function renew(): Promise<boolean> {
    const newer = await fetchNewer(indexLocation);
    if (!newer) return false;
    indexLocation = newer.location;
    await load(newer.head);
    return true;
  }

  async function open(data: ArrayBuffer | undefined) {
    if (!data) {
      if (!(await renew())) throw new Error('The head of the search index could not be loaded.');
      return;
    }
    const head: IndexHead | SearchDocument[] = JSON.parse(new TextDecoder().decode(data));
    // Without our files there is only the list of documents.
    if (Array.isArray(head)) titles = new Engine(head);
    else {
      await load(head).catch(async error => {
        if (!(error instanceof MissingFile) || !(await renew())) throw error;
      });
    }
  }

  async function find(query: string, limit: number, onDraft: (hits: SearchHit[]) => void): Promise<Answer> {
    if (!index) return { hits: titles?.search(query, limit) ?? [], failed: failed !== undefined };
    const engine = index;
    fault = undefined;
    const timer = setTimeout(() => {
      const hits = titles?.search(query, limit) ?? [];
      if (hits.length > 0) onDraft(hits);
    }, draftAfterMs);
    const answer = await engine.search(query, limit).finally(() => clearTimeout(timer));
    if (!(answer.failed && fault instanceof MissingFile)) return answer;
    // Another query may have found the newer index meanwhile.
    const isNewer = index !== engine || (await renew().catch(() => false));
    return isNewer ? index.search(query, limit) : answer;
  }

  /** Loads the rest of a small index when the reader pauses, so that further queries wait for no request. */
  function loadRestLater() {
    clearTimeout(pause);
    if (!loadsRest) return;
    pause = setTimeout(() => index?.loadRest(), restAfterMs);
  }

  return message => {
    clearTimeout(pause);
    if (message.kind === 'prepare') void index?.prepare(message.query);
    else if (message.kind === 'report') {
      if (loaded) respond(loaded);
    } else if (message.kind === 'open') {
      indexLocation = message.location;
      open(message.head).then(
        () => report('full'),
        error => {
          failed = String(error);
          report('full', failed);
        },
      );
    } else {
      const { id, query, limit } = message;
      find(query, limit, hits => respond({ kind: 'found', id, hits, isDraft: true })).then(
        answer => {
          loadRestLater();
          respond({
            kind: 'found',
            id,
            hits: answer.hits,
            isDraft: false,
            ...(answer.failed && { failed: failed ?? String(fault ?? 'The search index is damaged.') }),
          });
        },
        error => respond({ kind: 'found', id, hits: [], isDraft: false, failed: String(error) }),
      );
    }
  };
}
