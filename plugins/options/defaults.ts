import { createRequire } from 'node:module';
import path, { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Fact, Fence } from '../kit/checks/page';

/** Build modes whose defaults may differ. */
export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

/** A value that a page claims as the default. */
export interface DefaultClaim {
  /** Code of a JavaScript value, or a block that declares one. */
  code: string;
  line: number;
  column: number;
  modes: readonly Mode[];
}

const words: Record<Mode, RegExp> = {
  development: /\bdev(?:elopment)?\b|开发/i,
  production: /\bprod(?:uction)?\b|生产/i,
};

/**
 * What a **Default** bullet claims. A mode named in the same clause as a value
 * binds it to that mode; without a mode the first value holds in all.
 */
export function defaultClaims(fact: Fact, fences: readonly Fence[]): DefaultClaim[] {
  const clauses = clausesOf(fact);
  const bound = clauses.flatMap(({ text, spans }) => {
    const named = modes.filter(mode => words[mode].test(text));
    return named.length > 0 && spans[0] ? [{ ...spans[0], modes: named }] : [];
  });
  const blocks = fact.fences.map(index => fences[index]!);
  if (bound.length > 0) {
    const free = modes.filter(mode => !bound.some(claim => claim.modes.includes(mode)));
    const other = clauses.find(({ text, spans }) => spans[0] && !modes.some(mode => words[mode].test(text)));
    return free.length > 0 && other ? [...bound, { ...other.spans[0]!, modes: free }] : bound;
  }
  const first = clauses.flatMap(({ spans }) => spans)[0];
  if (first) return [{ ...first, modes }];
  return blocks.slice(0, 1).map(({ code, line, column }) => ({ code, line, column, modes }));
}

interface Clause {
  text: string;
  spans: { code: string; line: number; column: number }[];
}

function clausesOf({ parts }: Fact): Clause[] {
  const clauses: Clause[] = [{ text: '', spans: [] }];
  for (const { code, value, line, column } of parts) {
    if (code) clauses.at(-1)!.spans.push({ code: value, line, column });
    else {
      const [head, ...rest] = value.split(/[,;，；。\n]|\.\s|\bbut\b|\band\b(?! production| development)/);
      clauses.at(-1)!.text += head;
      for (const text of rest) clauses.push({ text, spans: [] });
    }
  }
  return clauses;
}

/** A value as plain data: what JSON cannot say is an object with the key `$`. */
export type Plain = unknown;

/**
 * Evaluates documented code; `process.cwd()` is the project's root, `path` and `require.resolve` are Node's.
 * @param folder the one from which packages are resolved
 * @throws Error if the code is no JavaScript value
 */
export function evaluate(code: string, root: string, folder: string, strip: (code: string) => string): Plain {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const known = { process: { cwd: () => root, env: {} }, __dirname: root, path, require: { resolve } };
  const context = createContext(known);
  const body = code.trim().replace(/;$/, '');
  const named = /^\s*(?:export\s+)?(?:const|let|var)\s+(\w+)/m.exec(strip(body));
  const script = named
    ? `(() => { ${strip(body).replace(/\bexport\s+(?:default\s+)?/g, '')}\n; return ${named[1]}; })()`
    : `(${strip(`(${body.replace(/^export default\s+/, '')})`)
        .trim()
        .replace(/;$/, '')})`;
  return toPlain(runInContext(script, context, { timeout: 5000 }));
}

/** Turns any value into plain data. */
export function toPlain(value: unknown): Plain {
  if (value === undefined) return { $: 'undefined' };
  if (typeof value === 'function') return { $: 'function' };
  if (typeof value === 'bigint' || typeof value === 'symbol') return { $: String(value) };
  if (typeof value === 'number' && !Number.isFinite(value)) return { $: String(value) };
  if (value === null || typeof value !== 'object') return value;
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object RegExp]') return { $: String(value) };
  if (kind === '[object Set]' || kind === '[object Map]')
    return { $: kind, values: toPlain([...(value as Set<unknown>)]) };
  if (Array.isArray(value)) return value.map(toPlain);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPlain(inner)]));
}

/**
 * Whether two plain values are the same. An undefined property is as good as
 * none; a path is the same absolute or relative to the root; an object is the
 * same as a list of it alone, into which packages normalise it.
 */
export function sameValue(documented: Plain, real: Plain, root: string): boolean {
  if (typeof documented === 'string' && typeof real === 'string') {
    return documented === real || atRoot(documented, root) === atRoot(real, root);
  }
  if (isRecord(documented) && Array.isArray(real) && real.length === 1)
    return sameValue(documented, real[0], root);
  if (Array.isArray(documented) || Array.isArray(real)) {
    return (
      Array.isArray(documented) &&
      Array.isArray(real) &&
      documented.length === real.length &&
      documented.every((value, index) => sameValue(value, real[index], root))
    );
  }
  if (isRecord(documented) && isRecord(real)) {
    const keys = new Set([...Object.keys(documented), ...Object.keys(real)]);
    return [...keys].every(key => {
      const [left, right] = [documented[key] ?? none, real[key] ?? none];
      return (isNone(left) && isNone(right)) || sameValue(documented[key], real[key], root);
    });
  }
  return documented === real;
}

const none = { $: 'undefined' };

function isNone(value: Plain): boolean {
  return isRecord(value) && value.$ === 'undefined';
}

function isRecord(value: Plain): value is Record<string, Plain> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function atRoot(path: string, root: string): string {
  if (path === root) return '.';
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path.replace(/^\.\//, '');
}

/** A plain value as JavaScript, for messages. */
export function showValue(value: Plain): string {
  if (Array.isArray(value)) return `[${value.map(showValue).join(', ')}]`;
  if (isRecord(value)) {
    if (typeof value.$ === 'string') return value.$;
    const entries = Object.entries(value).map(
      ([key, inner]) => `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${showValue(inner)}`,
    );
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** The value at a dotted path: `missing` when something above it is no object. */
export function valueAt(options: Plain, path: string): { value: Plain; missing: boolean } {
  let value = options;
  for (const name of path.split('.')) {
    if (!isRecord(value) || (typeof value.$ === 'string' && !(name in value)))
      return { value: none, missing: true };
    value = value[name] ?? none;
  }
  return { value, missing: false };
}
