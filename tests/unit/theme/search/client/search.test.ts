import { describe, expect, it } from '@rstest/core';
import { search } from '../../../../../theme/search/client/search';
import { createSearchHooks } from '../../../../../theme/search/client/searchHooks';
import type { SearchSettings } from '../../../../../theme/search/client/settings';
import { deferred } from '../../../../deferred';

/** A search in a static index that notes what is asked and called; `loaded` ends the loading of the index. */
function start(settings: SearchSettings = {}) {
  const log: string[] = [];
  const { promise: complete, resolve: loaded } = deferred();
  const note = (name: string) => (query: string) => void log.push(`${name} ${query}`);
  const sources = {
    settings: { mode: 'local' as const, ...settings },
    title: 'Site',
    lang: 'en',
    version: '',
    hooks: createSearchHooks({
      beforeSearch: note('before'),
      onSearch: note('on'),
      afterSearch: note('after'),
    }),
    local: {
      complete,
      find: async (query: string, limit: number) => {
        log.push(`find ${query} ${limit}`);
        return [];
      },
    },
  };
  const run = (query: string, control = new AbortController()) => search(query, sources, control.signal);
  return { run, log, loaded };
}

describe('search', () => {
  it('finds as many pages as the site wants, in the group of the site', async () => {
    const { run, log } = start({ limit: 3 });
    expect(await run('port')).toEqual([{ group: 'Site', renderType: 'default', result: [] }]);
    expect(log).toContain('find port 3');
  });

  it('asks an index that is still loading only where there are no hooks', async () => {
    const { run, log } = start();
    await run('port');
    expect(log).toContain('find port 7');
    const hooked = start({ hasHooks: true });
    void hooked.run('port');
    await Promise.resolve();
    expect(hooked.log).toEqual([]);
  });

  it('runs each hook once for a query that is asked again while the index loads', async () => {
    const { run, log, loaded } = start({ hasHooks: true });
    const first = new AbortController();
    const outdated = run('port', first);
    first.abort();
    const newest = run('port');
    loaded();
    expect(await outdated).toBeUndefined();
    expect(await newest).toHaveLength(1);
    expect(log).toEqual(['before port', 'find port 7', 'on port', 'after port']);
  });

  it('has no results once they are no longer needed', async () => {
    const { run, log } = start();
    const control = new AbortController();
    const running = run('port', control);
    control.abort();
    expect(await running).toBeUndefined();
    expect(log).not.toContain('on port');
  });
});
