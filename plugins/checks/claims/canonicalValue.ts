import { createContext, runInContext } from 'node:vm';

const context = createContext({});

/** What a value can begin with, or be: `2022-03` is a name, not a subtraction. */
const literal = /^(?:[[{'"/]|-?\d+(?:\.\d+)?$|true$|false$|null$)/;

/** The value of documented code; undefined if it is not a JavaScript value. */
export function evaluated(code: string): unknown {
  if (!literal.test(code)) return undefined;
  try {
    const value = runInContext(`(${code})`, context, { timeout: 100 });
    return typeof value === 'function' ? undefined : value;
  } catch {
    return undefined;
  }
}

/** A default in the notation for comparisons: `'dist'` equals `dist`, and the order of keys does not count. */
export function canonicalDefault(code: string): string {
  return canonicalValue(evaluated(code), code);
}

/** A value in the notation for comparisons; `code` is used for what is not a value. */
export function canonicalValue(value: unknown, code = 'undefined'): string {
  if (value === undefined || typeof value === 'string')
    return (value ?? code).trim().replace(/^\.\//, '') || "''";
  return typeof value === 'object' ? JSON.stringify(sorted(value)) : String(value);
}

/** A type in the notation for comparisons: the order of a union and the kind of quotes do not count. */
export function canonicalType(code: string): string {
  const parts = code
    .replaceAll('"', "'")
    .match(/(?:'[^']*'|[([{<](?:[^()[\]{}<>]|[([{<][^()[\]{}<>]*[)\]}>])*[)\]}>]|=>|[^|])+/g);
  return (parts ?? [])
    .map(part => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join(' | ');
}

/** A version without the signs around it. */
export function canonicalVersion(code: string): string {
  return code.replace(/^(?:>=)?\s*v?/, '').trim();
}

/** Whether a value of another context is an object literal. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value === null ? null : String(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, typeof inner === 'object' ? sorted(inner) : inner]),
  );
}
