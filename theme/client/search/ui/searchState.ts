import type { SearchGroup } from '../../../shared/search/types';
import type { Stage } from '../service/searchService';
import type { History } from './history';

/** Results as they are shown, until others replace them. */
export interface Results {
  /** The query that they answer. */
  query: string;
  groups: SearchGroup[];
  /** Whether no better results of this query are on their way. */
  isComplete: boolean;
  /** When the first results of this query appeared, in milliseconds of the page's clock. */
  since: number;
}

/** The state of the search dialog. */
export interface SearchState {
  /** The text in the field, without spaces around it. */
  query: string;
  /** Number of the last search; answers to earlier searches are dropped. */
  request: number;
  /** Whether an answer to `query` is awaited; before, the reader may still be typing. */
  isSearching: boolean;
  /** The last results, possibly those of an earlier query. */
  results?: Results;
  /** How much of the index can be searched. */
  index: 'none' | Stage;
  /** Whether a part of the index could not be loaded. */
  hasFailed: boolean;
  /** Number of the group that is shown. */
  tab: number;
  /** Number of the highlighted option. */
  selected: number;
  /** Whether Enter was pressed before there was a result to open. */
  opensFirst: boolean;
  /** What is listed without a query. */
  history: History;
  /** Whether the site has hooks. They run once per query, so the whole index must have been loaded before. */
  hasHooks: boolean;
}

/** State of a dialog in which nothing has happened yet. */
export function startState(hasHooks: boolean): SearchState {
  return {
    query: '',
    request: 0,
    isSearching: false,
    index: 'none',
    hasFailed: false,
    tab: 0,
    selected: 0,
    opensFirst: false,
    history: { queries: [], visits: [] },
    hasHooks,
  };
}

/**
 * How far the query is: there is none (`empty`), results of an earlier query or none at all are shown (`pending`),
 * its own results are shown and better ones may follow (`draft`), or all of its results are shown (`answered`).
 */
export function phaseOf({ query, results }: SearchState): 'empty' | 'pending' | 'draft' | 'answered' {
  if (!query) return 'empty';
  if (results?.query !== query) return 'pending';
  return results.isComplete ? 'answered' : 'draft';
}

/** The group of results in the current tab. */
export function currentGroup({ results, tab }: SearchState): SearchGroup | undefined {
  return results?.groups[Math.min(tab, results.groups.length - 1)];
}

/** Number of options that the keys move through: hits, or the history without a query. */
export function optionCount(state: SearchState): number {
  if (!state.query) return state.history.queries.length + state.history.visits.length;
  const group = currentGroup(state);
  return group?.renderType === 'default' ? group.result.length : 0;
}

/** The query whose complete results are shown; empty for the history, undefined while more is on its way. */
export function completeQuery({ results, index }: SearchState): string | undefined {
  if (results) return results.isComplete ? results.query : undefined;
  return index === 'full' ? '' : undefined;
}
