import { describe, expect, it } from '@rstest/core';
import { search } from '../../../../../../theme/client/search/service/search';
import { createSearchHooks } from '../../../../../../theme/client/search/service/searchHooks';
import type { BrowserSearchSettings } from '../../../../../../theme/shared/search/settings';

/** A search in a static index that notes what is asked and called. */
function start(settings: BrowserSearchSettings = {}) {
  const log: string[] = [];
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
      find: async (query: string, limit: number) => {
        log.push(`find ${query} ${limit}`);
        return [];
      },
    },
  };
  const run = (query: string, control = new AbortController()) => search(query, sources, control.signal);
  return { run, log };
}

describe('search', () => {
  it('finds as many pages as the site wants, in the group of the site', async () => {
    const { run, log } = start({ limit: 3 });
    expect(await run('port')).toEqual([{ group: 'Site', renderType: 'default', result: [] }]);
    expect(log).toContain('find port 3');
  });

  it('runs each hook once, around the search', async () => {
    const { run, log } = start({ hasHooks: true });
    await run('port');
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
