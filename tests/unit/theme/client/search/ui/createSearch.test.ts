import { afterEach, beforeEach, describe, expect, it, rstest } from '@rstest/core';
import type { SearchReports } from '../../../../../../theme/client/search/service/localSearch';
import { search } from '../../../../../../theme/client/search/service/search';
import { createSearchHooks } from '../../../../../../theme/client/search/service/searchHooks';
import { createSearch } from '../../../../../../theme/client/search/ui/createSearch';
import { type SearchState, startState } from '../../../../../../theme/client/search/ui/searchState';

beforeEach(() => {
  rstest.useFakeTimers();
});
afterEach(() => {
  rstest.useRealTimers();
  rstest.restoreAllMocks();
});

/** A search dialog over an index whose stages the test reports, and what it asked for. */
function start({ hasHooks = false, mode = 'local' as 'local' | 'remote' } = {}) {
  const log: string[] = [];
  let reports: SearchReports | undefined;
  let state: SearchState = startState(hasHooks);
  const direct: number[] = [];
  const note = (name: string) => (query: string) => void log.push(`${name} ${query}`);
  const hooks = createSearchHooks(hasHooks ? { beforeSearch: note('before'), onSearch: note('on') } : {});
  const scope = {
    settings: { mode: 'local' as const, hasHooks },
    title: 'Site',
    lang: 'en',
    version: '',
    hooks,
  };
  const running = createSearch({
    hasHooks,
    openIndex(isRetry, given) {
      log.push(isRetry ? 'load again' : 'load');
      if (mode === 'remote') return undefined;
      reports = given;
      return {
        prepare: query => void log.push(`prepare ${query}`),
        find: async query => {
          log.push(`find ${query}`);
          if (query === 'broken') throw new Error('no chunk');
          return [];
        },
        close: () => void log.push('close'),
      };
    },
    search: (query, local, signal, onDraft) => search(query, { ...scope, local }, signal, onDraft),
    show: (next, isDirect) => {
      state = next;
      if (isDirect) direct.push(next.selected);
    },
    openOption: () => {},
    fillField: query => void log.push(`fill ${query}`),
    hoveredOption: () => -1,
    forgetHistory: () => void log.push('forget'),
  });
  running.send({ type: 'loading', isRetry: false });
  return {
    ...running,
    log,
    direct,
    state: () => state,
    type: (query: string) => running.send({ type: 'typed', query }),
    load: (stage: 'titles' | 'full') => reports?.onStage(stage),
    pass: (ms: number) => rstest.advanceTimersByTimeAsync(ms),
  };
}

describe('createSearch', () => {
  it('shows what a key does at once, and results when there is time', async () => {
    const { type, load, pass, send, direct, state } = start();
    load('full');
    type('port');
    await pass(150);
    expect(state().results?.query).toBe('port');
    expect(direct).toEqual([]);
    send({ type: 'tabbed', tab: 1 });
    expect(direct).toEqual([0]);
  });

  it('searches when typing pauses, and once per pause', async () => {
    const { type, load, pass, log } = start();
    load('full');
    type('p');
    await pass(100);
    type('po');
    await pass(149);
    expect(log).not.toContain('find po');
    await pass(1);
    await pass(1000);
    expect(log).toEqual(['load', 'prepare p', 'prepare po', 'find po']);
  });

  it('runs the hooks of a site once for a query that is being typed when the index arrives', async () => {
    for (const stages of [[0], [100], [149], [151], [400]]) {
      const { type, load, pass, log, send } = start({ hasHooks: true });
      load('titles');
      type('port');
      for (const ms of stages) await pass(ms);
      load('full');
      await pass(1000);
      send({ type: 'paused' });
      await pass(1000);
      const hooks = log.filter(entry => /^(before|on) /.test(entry));
      expect([stages, hooks]).toEqual([stages, ['before port', 'on port']]);
    }
  });

  it('does not search after the dialog was closed', async () => {
    const { type, load, pass, send, log } = start();
    load('full');
    type('port');
    send({ type: 'closed' });
    await pass(1000);
    expect(log).not.toContain('find port');
  });

  it('searches a site without a static index at once', async () => {
    const { type, pass, state } = start({ mode: 'remote' });
    type('port');
    await pass(150);
    expect(state().results).toMatchObject({ query: 'port', isComplete: true });
  });

  it('closes the index that it loads again', async () => {
    const { type, load, pass, send, log } = start();
    load('full');
    type('port');
    await pass(150);
    send({ type: 'loading', isRetry: true });
    load('full');
    await pass(0);
    expect(log.slice(3)).toEqual(['close', 'load again', 'find port']);
  });

  it('offers another try when a search breaks', async () => {
    const errors = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const { type, load, pass, state } = start();
    load('full');
    type('broken');
    await pass(150);
    expect([state().hasFailed, state().isSearching]).toEqual([true, false]);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('ends with its index, without another search', async () => {
    const { type, load, pass, stop, log } = start();
    load('full');
    type('port');
    stop();
    await pass(1000);
    expect(log.at(-1)).toBe('close');
  });
});
