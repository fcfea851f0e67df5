import { type CompiledPattern, destinationOf } from './match';

/** The path of a target without its query and hash, decoded. */
export const pageOf = (to: string): string => decodeURI(to.replace(/[?#].*$/, ''));

/** A route as its page and a link to it compare: without `.html`, `index` and the slash at the end. */
export const slashless = (route: string): string =>
  route.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';

/** Follows the rules from a path on; tells of a second step or of a circle. */
export function wander(path: string, patterns: CompiledPattern[]): string | undefined {
  const steps = [path];
  for (;;) {
    const next = destinationOf(pageOf(steps.at(-1)!), patterns);
    if (!next) break;
    const circle = steps.some(step => slashless(pageOf(step)) === slashless(pageOf(next.to)));
    steps.push(next.to);
    // A target that grows with each step never comes to an end either.
    if (circle || steps.length > 10) return `readers would go in circles: ${steps.slice(0, 4).join(' → ')}.`;
    if (next.external) break;
  }
  if (steps.length <= 2) return undefined;
  return `the target is redirected again: ${steps.join(' → ')}. Let the rule lead straight to ${steps.at(-1)}.`;
}
