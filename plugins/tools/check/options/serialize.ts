/** A value as JSON data; a value that JSON cannot express is an object with the key `$`. */
export type Serialized = unknown;

/** Converts any value. It runs from its source in another process, so it refers to nothing outside itself. */
export function serialize(value: unknown): Serialized {
  if (value === undefined) return { $: 'undefined' };
  if (typeof value === 'function') return { $: 'function' };
  if (typeof value === 'bigint' || typeof value === 'symbol') return { $: String(value) };
  if (typeof value === 'number' && !Number.isFinite(value)) return { $: String(value) };
  if (value === null || typeof value !== 'object') return value;
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object RegExp]') return { $: String(value) };
  if (kind === '[object Set]' || kind === '[object Map]')
    return { $: kind, values: serialize([...(value as Set<unknown>)]) };
  if (Array.isArray(value)) return value.map(serialize);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, serialize(inner)]));
}

/**
 * Whether a documented value equals the real one. An undefined property equals a missing
 * one, an absolute path equals its form relative to `root`, and an object equals a list
 * that contains only this object, because packages normalize options like that.
 */
export function equalValues(documented: Serialized, real: Serialized, root: string): boolean {
  if (typeof documented === 'string' && typeof real === 'string') {
    return relativePath(documented, root) === relativePath(real, root);
  }
  if (Array.isArray(real)) {
    if (isRecord(documented)) return real.length === 1 && equalValues(documented, real[0], root);
    return (
      Array.isArray(documented) &&
      documented.length === real.length &&
      documented.every((value, index) => equalValues(value, real[index], root))
    );
  }
  if (isRecord(documented) && isRecord(real)) {
    const keys = new Set([...Object.keys(documented), ...Object.keys(real)]);
    return [...keys].every(key => {
      const [left, right] = [documented[key] ?? missing, real[key] ?? missing];
      return (isUndefined(left) && isUndefined(right)) || equalValues(documented[key], real[key], root);
    });
  }
  return documented === real;
}

const missing = { $: 'undefined' };

/** Whether a serialized value represents `undefined`. */
export function isUndefined(value: Serialized): boolean {
  return isRecord(value) && value.$ === 'undefined';
}

function isRecord(value: Serialized): value is Record<string, Serialized> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function relativePath(path: string, root: string): string {
  if (path === root) return '.';
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path.replace(/^\.\//, '');
}

/** A serialized value as JavaScript, for messages. */
export function formatValue(value: Serialized): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (isRecord(value)) {
    if (typeof value.$ === 'string') return value.$;
    const entries = Object.entries(value).map(
      ([key, inner]) => `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${formatValue(inner)}`,
    );
    return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** The value at a dotted path; `missing` if something above it is not an object. */
export function valueAtPath(options: Serialized, path: string): { value: Serialized; missing: boolean } {
  let value = options;
  for (const name of path.split('.')) {
    if (!isRecord(value) || (typeof value.$ === 'string' && !(name in value)))
      return { value: missing, missing: true };
    value = value[name] ?? missing;
  }
  return { value, missing: false };
}
