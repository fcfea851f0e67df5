import { type CompiledPattern, type Destination, decoded, destinationOf } from './shared/match';

/** The path of a target without its query and hash, decoded. */
export const pathOf = (to: string): string => decoded(to.replace(/[?#].*$/, ''));

/** A route in the form in which routes and links to them are equal: no `.html`, no `index`, no slash at the end. */
export const routeKey = (route: string): string =>
  route.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Describes a loop, or a second redirect of `path`, if there is one; `first` is where the rules lead from it. */
export function chainProblem(
  path: string,
  first: Destination,
  patterns: CompiledPattern[],
): string | undefined {
  const steps = [path];
  let next: Destination | undefined = first;
  while (next) {
    const { to }: Destination = next;
    const loop = steps.some(step => routeKey(pathOf(step)) === routeKey(pathOf(to)));
    steps.push(to);
    // A target that grows with each step never ends either.
    if (loop || steps.length > 10) return `redirect loop: ${steps.slice(0, 4).join(' → ')}.`;
    next = next.external ? undefined : destinationOf(pathOf(to), patterns);
  }
  if (steps.length <= 2) return undefined;
  return `the target is redirected again: ${steps.join(' → ')}. Point the rule at ${steps.at(-1)}.`;
}
