import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hashOf } from './sealed';

/**
 * Adds to the key of the persistent cache what Rspress leaves out: options, which reach compiled pages through
 * functions, and the source of what compiles them. A cache that the site has switched off stays off.
 * @param name name of the plugin that compiles pages
 * @param parts what its output depends on; called once, before the first compilation
 */
export function cacheKey(name: string, parts: () => readonly unknown[]): RsbuildPlugin {
  return {
    name: `${name}/cache-key`,
    setup(api) {
      api.modifyRsbuildConfig(config => {
        const { buildCache } = config.performance ?? {};
        if (!buildCache) return;
        const { cacheDigest = [], ...others } = buildCache === true ? {} : buildCache;
        const digest = `${name} ${keyOf(parts())}`;
        config.performance = {
          ...config.performance,
          buildCache: { ...others, cacheDigest: [...cacheDigest, digest] },
        };
      });
    },
  };
}

/** A hash of all files in folders, by name and content; a folder that does not exist counts as empty. */
export function hashOfFolders(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    );
    for (const file of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
      hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** A short hash of values, among them functions. */
export const keyOf = (parts: readonly unknown[]): string => hashOf(asText(parts)).slice(0, 16);

/** A value as text: functions and patterns by their source, an object that contains itself once. */
function asText(value: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(value, (_, part) => {
    if (typeof part === 'function' || part instanceof RegExp) return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (seen.has(part)) return undefined;
    seen.add(part);
    return part;
  });
}
