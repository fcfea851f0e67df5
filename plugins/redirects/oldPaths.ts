import { prefixesOf } from '../../shared/address';
import type { Site } from '../shared/site';
import { literalsOf, sampleOf } from './literals';
import { type CompiledPattern, destinationOf } from './match';

/**
 * The old paths that a pattern names. Where it stands for endlessly many, one
 * example is looked at, if the target does not depend on what it matches.
 */
export function oldPathsOf(by: CompiledPattern, site: Site): { path: string; known: boolean }[] {
  const literals = literalsOf(by.source);
  if (!literals) {
    const sample = by.to.includes('$') || !by.source.startsWith('^') ? undefined : sampleOf(by.source);
    return sample?.startsWith('/') && destinationOf(sample, [by]) ? [{ path: sample, known: false }] : [];
  }
  return literals
    .flatMap(({ text, start }) =>
      start ? text : prefixesOf(site).map(prefix => `${prefix}${text.startsWith('/') ? '' : '/'}${text}`),
    )
    .filter(path => path.startsWith('/') && destinationOf(path, [by]))
    .map(path => ({ path, known: true }));
}
