/// <reference path="./virtual.d.ts" />
import type { ReactNode } from 'react';
import * as hooks from 'virtual-search-hooks';
import type { SearchGroup } from '../types';

type Hook = (...input: unknown[]) => unknown;

/** One hook of the site. By a name in a variable: most sites export none of them, which is no mistake. */
function hookOf(name: string): Hook | undefined {
  return (hooks as Record<string, Hook | undefined>)[name];
}

/** Runs one hook of the site if there is it; one that throws is logged and counts as absent. */
async function run(name: string, ...input: unknown[]): Promise<unknown> {
  try {
    return await hookOf(name)?.(...input);
  } catch (error) {
    console.error(`[duet] The search hook ${name} threw.`, error);
    return undefined;
  }
}

/** The query as the site wants it asked. */
export async function beforeSearch(query: string): Promise<string> {
  const changed = await run('beforeSearch', query);
  return typeof changed === 'string' && changed ? changed : query;
}

/**
 * The results as the site wants them shown: `onSearch` may change the list and
 * give further groups, `afterSearch` may change the list or give another one.
 */
export async function shapeResults(query: string, found: SearchGroup[]): Promise<SearchGroup[]> {
  const groups = [...found];
  const more = await run('onSearch', query, groups);
  if (Array.isArray(more)) {
    groups.push(...more.filter(isObject).map(group => ({ renderType: 'custom', ...group }) as SearchGroup));
  }
  const others = await run('afterSearch', query, groups);
  return Array.isArray(others) ? (others as SearchGroup[]) : groups;
}

/** What the site draws for a group of its own. */
export function renderGroup(result: unknown): ReactNode {
  try {
    return hookOf('render')?.(result) as ReactNode;
  } catch (error) {
    console.error('[duet] The search hook render threw.', error);
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
