/**
 * The source of a call, for a script of a page: functions are copied as source, and all else must be JSON.
 * The build of the packages fails if one of the functions uses an identifier from outside itself; what it
 * needs is passed as an argument.
 */
export function callSource<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): string {
  return `(${run})(${args.map(sourceOf).join(', ')})`;
}

function sourceOf(value: unknown): string {
  if (typeof value === 'function') return `(${value})`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value).replace(/</g, '\\u003c');
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${sourceOf(part)}`);
  return `{${entries.join(', ')}}`;
}
