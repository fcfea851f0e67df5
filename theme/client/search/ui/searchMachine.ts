import { keepInPlace } from '../../../shared/search/engine/keepInPlace';
import type { SearchGroup } from '../../../shared/search/types';
import type { Stage } from '../service/searchService';
import type { History } from './history';
import { currentGroup, optionCount, phaseOf, type SearchState } from './searchState';

/** Keys that work on the list of options while the field has the focus. */
export const listKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'] as const;

/** What happens to the search dialog. */
export type SearchEvent =
  /** The index loads from the start: at first, for another language, or again after a failure. */
  | { type: 'loading'; isRetry: boolean }
  /** More of the index can be searched. */
  | { type: 'indexed'; stage: Stage }
  /** A part of the index could not be loaded, or now could be. */
  | { type: 'failed'; hasFailed: boolean }
  /** The history was read. */
  | { type: 'remembered'; history: History }
  /** The reader deletes the history. */
  | { type: 'cleared' }
  | { type: 'typed'; query: string }
  /** The reader has stopped typing. */
  | { type: 'paused' }
  /** The reader searches again for a query of the history. */
  | { type: 'repeated'; query: string }
  /** Results of a search. A draft is followed by better results. */
  | {
      type: 'answered';
      /** Number of the search. */
      request: number;
      groups: SearchGroup[];
      isDraft: boolean;
      /** When they came, in milliseconds of the page's clock. */
      time: number;
      /** Number of the option under the pointer; -1 for none. */
      hovered: number;
    }
  | { type: 'pressed'; key: (typeof listKeys)[number] }
  | { type: 'tabbed'; tab: number }
  | { type: 'closed' };

/** What an event causes outside the state. */
export type SearchEffect =
  /** Load the index. */
  | { type: 'load'; isRetry: boolean }
  /** Load what a query needs while it is still being typed. */
  | { type: 'prepare'; query: string }
  /** Send `paused` when typing has paused; cancels an earlier wait. */
  | { type: 'wait' }
  /** Cancel the wait and the running search. */
  | { type: 'stop' }
  /** Search, and send `answered` with this number; cancels an earlier search. */
  | { type: 'search'; request: number; query: string }
  /** Put a query into the field. */
  | { type: 'fill'; query: string }
  /** Open an option of the list. */
  | { type: 'open'; option: number }
  /** Delete the stored history. */
  | { type: 'forget' };

type Step = [state: SearchState, effects: SearchEffect[]];

/** How many options Page Up and Page Down move by. */
const pageStep = 5;

/** Results that have been shown for less time than this cannot be the target of a click, in milliseconds. */
const reactionMs = 200;

/** The next state of the search dialog after an event, and what is to be done. */
export function transition(state: SearchState, event: SearchEvent): Step {
  switch (event.type) {
    case 'loading':
      return load(state, event.isRetry);
    case 'indexed': {
      const next = { ...state, index: event.stage };
      return state.isSearching || phaseOf(state) === 'draft' ? ask(next) : [next, []];
    }
    case 'failed':
      return [{ ...state, hasFailed: event.hasFailed }, []];
    case 'remembered':
      return [{ ...state, history: event.history }, []];
    case 'cleared':
      return [{ ...state, history: { queries: [], visits: [] }, selected: 0 }, [{ type: 'forget' }]];
    case 'typed':
      return type(state, event.query);
    case 'paused': {
      const phase = phaseOf(state);
      // The results of a query that was typed again are still there; after a failure they may be incomplete.
      const hasAll = phase === 'empty' || (phase === 'answered' && !state.hasFailed);
      return state.isSearching || hasAll ? [state, []] : ask(state);
    }
    case 'repeated': {
      const { query } = event;
      const [next, effects] = ask(change(state, query));
      return [next, [{ type: 'stop' }, { type: 'fill', query }, ...effects]];
    }
    case 'answered':
      return receive(state, event);
    case 'pressed':
      return press(state, event.key);
    case 'tabbed':
      return [{ ...state, tab: event.tab, selected: 0 }, []];
    case 'closed':
      return [{ ...change(state, ''), tab: 0 }, [{ type: 'stop' }]];
  }
}

/** Results of the index before are no longer complete, and an open query is searched as soon as it can be. */
function load(state: SearchState, isRetry: boolean): Step {
  const { query, request, results } = state;
  const next: SearchState = {
    ...state,
    index: 'none',
    hasFailed: false,
    request: request + 1,
    isSearching: query !== '',
    results: results && { ...results, isComplete: false },
  };
  return [next, [{ type: 'stop' }, { type: 'load', isRetry }]];
}

/** Another query is in the field: nothing that was asked or pressed for the one before counts any more. */
function change(state: SearchState, query: string): SearchState {
  const next = { ...state, query, request: state.request + 1, isSearching: false, opensFirst: false };
  return query ? next : { ...next, results: undefined, selected: 0 };
}

function type(state: SearchState, query: string): Step {
  if (query === state.query) return [state, []];
  const effects: SearchEffect[] = query
    ? [{ type: 'stop' }, { type: 'prepare', query }, { type: 'wait' }]
    : [{ type: 'stop' }];
  return [change(state, query), effects];
}

/** Searches for the query, or begins when enough of the index is there. */
function ask(state: SearchState): Step {
  const { query, index, hasHooks } = state;
  const request = state.request + 1;
  const canSearch = index === 'full' || (index === 'titles' && !hasHooks);
  return [{ ...state, request, isSearching: true }, canSearch ? [{ type: 'search', request, query }] : []];
}

function receive(state: SearchState, answer: Extract<SearchEvent, { type: 'answered' }>): Step {
  if (answer.request !== state.request || !state.isSearching) return [state, []];
  const { query, index } = state;
  const last = state.results?.query === query ? state.results : undefined;
  const isComplete = !answer.isDraft && index === 'full';
  const since = last && optionCount(state) > 0 ? last.since : answer.time;
  const results = { query, groups: answer.groups, isComplete, since };
  const next: SearchState = { ...state, isSearching: answer.isDraft, results };
  if (!last) next.selected = 0;
  if (answer.time - since >= reactionMs) {
    const group = keepOptions(
      currentGroup(state),
      currentGroup(next),
      Math.max(state.selected, answer.hovered),
    );
    results.groups = answer.groups.map(other => (other === currentGroup(next) ? group! : other));
  }
  const count = optionCount(next);
  next.selected = Math.min(next.selected, Math.max(count - 1, 0));
  if (!state.opensFirst || (count === 0 && !isComplete)) return [next, []];
  next.opensFirst = false;
  return [next, count > 0 ? [{ type: 'open', option: next.selected }] : []];
}

/** The better results of a group, with the option that the reader is about to press where it was. */
function keepOptions(
  shown: SearchGroup | undefined,
  better: SearchGroup | undefined,
  pressed: number,
): SearchGroup | undefined {
  const isSameList =
    shown?.renderType === 'default' && better?.renderType === 'default' && shown.group === better.group;
  return isSameList ? { ...better, result: keepInPlace(shown.result, better.result, pressed) } : better;
}

/** As in the ARIA pattern "Combobox": arrows wrap, Enter opens the highlighted option. */
function press(state: SearchState, key: (typeof listKeys)[number]): Step {
  const { selected } = state;
  const count = optionCount(state);
  const phase = phaseOf(state);
  if (key === 'Enter') {
    // The list still belongs to an earlier query, or its options are on their way.
    const isEarly = phase === 'pending' || (phase === 'draft' && count === 0);
    if (isEarly) return [{ ...state, opensFirst: true }, []];
    return [state, count > 0 ? [{ type: 'open', option: selected }] : []];
  }
  if (count === 0) return [state, []];
  const next = {
    ArrowDown: (selected + 1) % count,
    ArrowUp: (selected - 1 + count) % count,
    PageDown: Math.min(selected + pageStep, count - 1),
    PageUp: Math.max(selected - pageStep, 0),
  }[key];
  return [{ ...state, selected: next }, []];
}
