import type { ReactNode } from 'react';
import type { SearchGroup } from '../../../shared/search/types';

type Hook = (...input: unknown[]) => unknown;

/** The search hooks of a site; a hook that throws is logged and skipped. */
export interface SearchHooks {
  /** The query that is searched instead of the typed one. */
  beforeSearch(query: string): Promise<string>;
  /**
   * The results that are shown: `onSearch` may change the list and return additional groups,
   * `afterSearch` may change the list or return another one.
   */
  shapeResults(query: string, initialGroups: SearchGroup[]): Promise<SearchGroup[]>;
  /** What the site renders for a group of its own. */
  renderGroup(result: unknown): ReactNode;
}

/** @param site the exports of the site's hook module; each hook is optional */
export function createSearchHooks(site: Record<string, unknown>): SearchHooks {
  const log = (name: string, error: unknown) => console.error(`[duet] The search hook ${name} threw.`, error);
  const run = async (name: string, ...input: unknown[]): Promise<unknown> => {
    try {
      return await (site[name] as Hook | undefined)?.(...input);
    } catch (error) {
      log(name, error);
      return undefined;
    }
  };

  return {
    async beforeSearch(query) {
      const changed = await run('beforeSearch', query);
      return typeof changed === 'string' && changed ? changed : query;
    },
    async shapeResults(query, initialGroups) {
      const groups = [...initialGroups];
      const more = await run('onSearch', query, groups);
      if (Array.isArray(more)) {
        groups.push(
          ...more.filter(isObject).map(group => ({ renderType: 'custom', ...group }) as SearchGroup),
        );
      }
      const others = await run('afterSearch', query, groups);
      const shown: unknown[] = Array.isArray(others) ? others : groups;
      const usable = shown.filter(isGroup);
      if (usable.length < shown.length)
        console.error(
          '[duet] The search hooks made groups without a list `result`, which are left out.',
          shown,
        );
      return usable;
    },
    renderGroup(result) {
      try {
        return (site.render as Hook | undefined)?.(result) as ReactNode;
      } catch (error) {
        log('render', error);
        return null;
      }
    },
  };
}

/** Whether a group can be shown; one that is not a list of hits may have any result. */
const isGroup = (group: unknown): group is SearchGroup =>
  isObject(group) &&
  (Reflect.get(group, 'renderType') !== 'default' || Array.isArray(Reflect.get(group, 'result')));

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
