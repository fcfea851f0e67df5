import { afterEach, describe, expect, it, rstest } from '@rstest/core';
import { createSearchHooks } from '../../../../../../theme/client/search/service/searchHooks';
import type { SearchGroup } from '../../../../../../theme/shared/search/types';

const found: SearchGroup[] = [{ group: 'Site', renderType: 'default', result: [] }];

afterEach(() => {
  rstest.restoreAllMocks();
});

describe('the hooks of a site', () => {
  it('change nothing where there are none', async () => {
    const hooks = createSearchHooks({});
    expect(await hooks.beforeSearch('port')).toBe('port');
    expect(await hooks.shapeResults('port', found)).toEqual(found);
    expect(hooks.renderGroup({})).toBeUndefined();
  });

  it('change the query by a text that is not empty', async () => {
    for (const [returned, query] of [
      ['other', 'other'],
      ['', 'port'],
      [undefined, 'port'],
      [7, 'port'],
      [Promise.resolve('later'), 'later'],
    ] as const) {
      expect(await createSearchHooks({ beforeSearch: () => returned }).beforeSearch('port')).toBe(query);
    }
  });

  it('add groups of their own, or replace all', async () => {
    const more = createSearchHooks({ onSearch: () => [{ group: 'Forum', result: 'any' }, null, 'text'] });
    expect(await more.shapeResults('port', found)).toEqual([
      ...found,
      { group: 'Forum', renderType: 'custom', result: 'any' },
    ]);
    const other = createSearchHooks({ afterSearch: async () => [] });
    expect(await other.shapeResults('port', found)).toEqual([]);
    expect(found.length).toBe(1);
  });

  it('cannot show groups that are none, or whose hits are no list', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const custom = { group: 'Forum', renderType: 'custom', result: 'any' };
    const made = [null, 5, { group: 'Site', renderType: 'default' }, custom, ...found];
    const hooks = createSearchHooks({ afterSearch: () => made });
    expect(await hooks.shapeResults('port', found)).toEqual([custom, ...found]);
    expect(log.mock.calls[0]?.[0]).toContain('left out');
    const changing = createSearchHooks({
      onSearch: (_: string, groups: unknown[]) => void groups.push(null),
    });
    expect(await changing.shapeResults('port', found)).toEqual(found);
  });

  it('are logged and skipped when they throw', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const fail = () => {
      throw new Error('broken');
    };
    const hooks = createSearchHooks({ beforeSearch: fail, onSearch: fail, afterSearch: fail, render: fail });
    expect(await hooks.beforeSearch('port')).toBe('port');
    expect(await hooks.shapeResults('port', found)).toEqual(found);
    expect(hooks.renderGroup({})).toBeNull();
    expect(log.mock.calls.map(([text]) => /hook (\w+) threw/.exec(String(text))?.[1])).toEqual([
      'beforeSearch',
      'onSearch',
      'afterSearch',
      'render',
    ]);
  });
});
