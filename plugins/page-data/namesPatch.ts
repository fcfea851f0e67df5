// Buys 3 bytes (gzip) of script per page of the site, on every page: the hashes in the names of scripts, without punctuation.
// Without it: the bundler writes them as an object.
import type { PageDataPatches } from './siteModel';

const table = /\{(?:(?:"[\w-]+"|\w+):"[\da-f]{8}",?)+\}/;

/** Packs the table of hashes in the bundler's runtime. */
export function namesPatch(patches: PageDataPatches): (runtime: string) => string {
  return patches.patch<string>(
    { name: 'names', package: '@rspack/core', loss: 'the first load grows by 3 more bytes per page' },
    runtime => table.test(runtime),
    runtime => runtime.replace(table, packed),
  );
}

/** An expression with the value of an object of hashes of eight digits. */
export function packed(object: string): string {
  const rows = Object.entries(
    JSON.parse(object.replace(/([{,])(\w+):/g, (_, before, id) => `${before}"${idOf(id)}":`)),
  );
  // A colon before each hash: the bundler still looks for them, to write the final ones.
  const text = rows.map(([id, hash]) => `${id}:${hash}`).join('');
  return `Object.fromEntries("${text}".match(/.+?:.{8}/g).map(e=>e.split(":")))`;
}

/** Minified code may write the key 1000 as 1e3. */
const idOf = (key: string) => (/^\d/.test(key) ? String(Number(key)) : key);
