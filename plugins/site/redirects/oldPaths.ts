import { prefixesOf } from '../../../shared/address';
import type { Site } from '../../shared/site';
import { exampleOf, expandPattern } from './expandPattern';
import { type CompiledPattern, destinationOf } from './shared/match';

/** The old paths that a pattern names (`isNamed`); of an unlimited one, an example to check if its target is fixed. */
export function oldPathsOf(by: CompiledPattern, site: Site): { path: string; isNamed: boolean }[] {
  const expansions = expandPattern(by.source);
  if (!expansions) {
    const example = by.to.includes('$') || !by.anchored ? undefined : exampleOf(by.source);
    return example?.startsWith('/') && destinationOf(example, [by])
      ? [{ path: example, isNamed: false }]
      : [];
  }
  return expansions
    .flatMap(({ text, start }) =>
      start ? text : prefixesOf(site).map(prefix => `${prefix}${text.startsWith('/') ? '' : '/'}${text}`),
    )
    .filter(path => path.startsWith('/') && destinationOf(path, [by]))
    .map(path => ({ path, isNamed: true }));
}
