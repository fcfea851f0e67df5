import { compilerOf } from '../core/compiler';
import type { Documented } from '../core/documentedOptions';
import { type Finding, pageError } from '../core/finding';
import { hashOf } from '../core/hash';
import type { Sources } from '../core/sources';
import { compareTypes, type TypeMismatch } from './compareTypes';
import { declaredNames, type TypeComparison } from './comparisonModule';
import type { OptionPagesSettings } from './options';

/** Every documented type accepts the same values as the package's. */
export function checkTypes(
  documented: Documented[],
  { folder, settings, cache, environment }: Sources<OptionPagesSettings>,
): Finding[] {
  const comparisons = documented.map(option => {
    const comparison = typeComparison(option, documented);
    return { option, comparison, key: `type ${environment} ${hashOf(JSON.stringify(comparison))}` };
  });
  const fresh = new Map(
    comparisons
      .filter(({ key }) => cache.get(key) === undefined)
      .map(({ key, comparison }) => [key, comparison]),
  );
  if (fresh.size > 0) {
    const compiler = compilerOf(folder, settings.typescript);
    const mismatches = compareTypes(compiler, settings.package, settings.type, [...fresh.values()]);
    for (const [index, key] of [...fresh.keys()].entries()) cache.set(key, mismatches[index] ?? null);
  }
  return comparisons.flatMap(({ option: { page, path, type }, key }) => {
    const mismatch = cache.get<TypeMismatch | null>(key);
    if (!mismatch) return [];
    return [pageError('options/type', page, type[0]!, `\`${path}\`: ${mismatch.message}`, mismatch.fix)];
  });
}

/** A documented type with the declarations of its bullet and of the option above. */
export function typeComparison(
  { page, path, type: [fact] }: Documented,
  documented: readonly Documented[],
): TypeComparison {
  const blocksOf = (fences: readonly number[]) => fences.map(index => page.fences[index]!.code);
  const blocks = blocksOf(fact!.fences);
  const names = declaredNames(blocks.join('\n'));
  const inherited = documented
    .filter(each => each.page === page && path.startsWith(`${each.path}.`))
    .flatMap(({ type }) => type.flatMap(({ fences }) => blocksOf(fences)))
    .filter(block => ![...declaredNames(block)].some(name => names.has(name)));
  const span = fact!.parts.find(part => part.code)?.value;
  if (span !== undefined) return { path, text: span, declarations: [...blocks, ...inherited] };
  // Without a code span, the last type in the blocks is the option's.
  const code = blocks.join('\n');
  const last = [...code.matchAll(/^\s*(?:export )?(?:type|interface) (\w+)/gm)].at(-1)?.[1];
  return last
    ? { path, text: last, declarations: [...blocks, ...inherited] }
    : { path, text: code, declarations: inherited };
}
