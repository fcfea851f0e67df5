import { type CompiledPattern, decoded, destinationOf } from './match';

/** The path of a target without its query and hash, decoded. */
export const pathOf = (to: string): string => decoded(to.replace(/[?#].*$/, ''));

/** A route in the form in which routes and links to them are equal: no `.html`, no `index`, no slash at the end. */
export const routeKey = (route: string): string =>
  route.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Follows the rules from a path; describes a loop or a second redirect, if there is one. */
export function chainProblem(path: string, patterns: CompiledPattern[]): string | undefined {
  const steps = [path];
  for (;;) {
    const next = destinationOf(pathOf(steps.at(-1)!), patterns);
    if (!next) break;
    const loop = steps.some(step => routeKey(pathOf(step)) === routeKey(pathOf(next.to)));
    steps.push(next.to);
    // A target that grows with each step never ends either.
    if (loop || steps.length > 10) return `redirect loop: ${steps.slice(0, 4).join(' → ')}.`;
    if (next.external) break;
  }
  if (steps.length <= 2) return undefined;
  return `the target is redirected again: ${steps.join(' → ')}. Point the rule at ${steps.at(-1)}.`;
}
