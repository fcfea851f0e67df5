/** A value as plain data: what JSON cannot say is an object with the key `$`. */
export type Plain = unknown;

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
