import type { SearchGroup } from '../../../shared/search/types';
import type { LocalSearch, SearchReports } from '../service/localSearch';
import { type SearchEvent, transition } from './searchMachine';
import { type SearchState, startState } from './searchState';

/** How long typing must pause before a search, in milliseconds. */
const pauseMs = 150;

/** What readers do in the list, in contrast to typing and to what arrives. */
const directEvents: SearchEvent['type'][] = ['pressed', 'tabbed', 'repeated', 'cleared'];

/** What the search dialog needs from the page and the site. */
export interface SearchParts {
  /** Whether the site has hooks. */
  hasHooks: boolean;
  /** Starts to load the index; undefined where nothing has to be loaded. */
  openIndex(isRetry: boolean, reports: SearchReports): LocalSearch | undefined;
  /** Searches once; undefined if `signal` ended the search. */
  search(
    query: string,
    local: LocalSearch | undefined,
    signal: AbortSignal,
    onDraft: (groups: SearchGroup[]) => void,
  ): Promise<SearchGroup[] | undefined>;
  /** Shows a state; `isDirect` if it follows a key or click in the list, which the reader watches. */
  show(state: SearchState, isDirect: boolean): void;
  /** Opens an option of the list, which may not have been shown yet. */
  openOption(option: number, state: SearchState): void;
  /** Puts a query into the field. */
  fillField(query: string): void;
  /** Number of the option under the pointer; -1 for none. */
  hoveredOption(): number;
  /** Deletes the stored history. */
  forgetHistory(): void;
}

/** A running search dialog. */
export interface RunningSearch {
  /** Tells what happened. */
  send(event: SearchEvent): void;
  /** Ends everything that is under way. */
  stop(): void;
}

/** Runs the state machine of the search dialog: holds its state and does what it asks for. */
export function createSearch(parts: SearchParts): RunningSearch {
  let state = startState(parts.hasHooks);
  let local: LocalSearch | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function send(event: SearchEvent): void {
    const [next, effects] = transition(state, event);
    const isChanged = next !== state;
    state = next;
    if (isChanged) parts.show(state, directEvents.includes(event.type));
    for (const effect of effects) {
      switch (effect.type) {
        case 'load':
          loadIndex(effect.isRetry);
          break;
        case 'prepare':
          local?.prepare(effect.query);
          break;
        case 'wait':
          clearTimeout(pause);
          pause = setTimeout(send, pauseMs, { type: 'paused' });
          break;
        case 'stop':
          cancel();
          break;
        case 'search':
          void search(effect.query, effect.request);
          break;
        case 'fill':
          parts.fillField(effect.query);
          break;
        case 'open':
          parts.openOption(effect.option, state);
          break;
        case 'forget':
          parts.forgetHistory();
      }
    }
  }

  function cancel(): void {
    clearTimeout(pause);
    running?.abort();
  }

  function loadIndex(isRetry: boolean): void {
    local?.close();
    local = parts.openIndex(isRetry, {
      onStage: stage => send({ type: 'indexed', stage }),
      onFailure: hasFailed => send({ type: 'failed', hasFailed }),
    });
    if (!local) send({ type: 'indexed', stage: 'full' });
  }

  async function search(query: string, request: number): Promise<void> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const answer = (groups: SearchGroup[], isDraft: boolean) => {
      const answered = { type: 'answered', request, groups, isDraft } as const;
      send({ ...answered, time: performance.now(), hovered: parts.hoveredOption() });
    };
    try {
      const groups = await parts.search(query, local, signal, draft => answer(draft, true));
      if (groups) answer(groups, false);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      send({ type: 'failed', hasFailed: true });
      answer([], false);
    }
  }

  return {
    send,
    stop() {
      cancel();
      local?.close();
    },
  };
}
