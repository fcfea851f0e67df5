import { prefixesOf } from '../../shared/address';
import type { Site } from '../shared/site';
import { exampleOf, expandPattern } from './expandPattern';
import { type CompiledPattern, destinationOf } from './match';

/**
 * The old paths that a pattern names (`known`). A pattern that matches an unlimited number of
 * paths gives one example to check, if the target does not depend on what it matches.
 */
export function oldPathsOf(by: CompiledPattern, site: Site): { path: string; known: boolean }[] {
  const expansions = expandPattern(by.source);
  if (!expansions) {
    const example = by.to.includes('$') || !by.anchored ? undefined : exampleOf(by.source);
    return example?.startsWith('/') && destinationOf(example, [by]) ? [{ path: example, known: false }] : [];
  }
  return expansions
    .flatMap(({ text, start }) =>
      start ? text : prefixesOf(site).map(prefix => `${prefix}${text.startsWith('/') ? '' : '/'}${text}`),
    )
    .filter(path => path.startsWith('/') && destinationOf(path, [by]))
    .map(path => ({ path, known: true }));
}
