import type { Cache } from '../core/cache';
import { compilerOf } from '../core/compiler';
import { type Finding, mistake } from '../core/finding';
import { hashOf } from '../core/parsePage';
import { compareTypes, type Disagreement } from './agreement';
import { declaredNames, type TypeClaim } from './claimModule';
import type { Documented } from './facts';
import type { OptionsSettings } from './options';

/** Every documented type agrees with the package's, both ways. */
export function checkTypes(
  documented: Documented[],
  settings: OptionsSettings,
  cache: Cache,
  environment: string,
  folder: string,
): Finding[] {
  const claims = documented.map(each => ({ each, claim: typeClaim(each, documented) }));
  const keyOf = (claim: TypeClaim) => `type ${environment} ${hashOf(JSON.stringify(claim))}`;
  const fresh = new Map(
    claims
      .filter(({ claim }) => cache.get(keyOf(claim)) === undefined)
      .map(({ claim }) => [keyOf(claim), claim]),
  );
  if (fresh.size > 0) {
    const compiler = compilerOf(folder, settings.typescript);
    const answers = compareTypes(compiler, settings.package, settings.type, [...fresh.values()]);
    for (const [index, key] of [...fresh.keys()].entries()) cache.set(key, answers[index] ?? null);
  }
  return claims.flatMap(({ each, claim }) => {
    const answer = cache.get<Disagreement | null>(keyOf(claim));
    if (!answer) return [];
    return [
      mistake('options/type', each.page, each.type[0]!, `\`${each.path}\`: ${answer.message}`, answer.right),
    ];
  });
}

/** A documented type with the declarations of its bullet and of the option above. */
function typeClaim({ page, path, type: [fact] }: Documented, documented: Documented[]): TypeClaim {
  const code = (each: Documented) =>
    each.type.flatMap(({ fences }) => fences.map(index => page.fences[index]!.code));
  const own = fact!.fences.map(index => page.fences[index]!.code);
  const taken = declaredNames(own.join('\n'));
  const above = documented
    .filter(each => each.page === page && path !== each.path && path.startsWith(`${each.path}.`))
    .flatMap(code)
    .filter(block => ![...declaredNames(block)].some(name => taken.has(name)));
  const span = fact!.parts.find(part => part.code)?.value;
  if (span !== undefined) return { path, text: span, declarations: [...own, ...above] };
  // A block alone: the last type it declares is the option's.
  const last = [...own.join('\n').matchAll(/^\s*(?:export )?(?:type|interface) (\w+)/gm)].at(-1)?.[1];
  return { path, text: last ?? own.join('\n'), declarations: last ? [...own, ...above] : above };
}
