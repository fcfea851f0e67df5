import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { afterAll, describe, expect, it } from '@rstest/core';
import { cacheKey, hashOfFolders } from '../../../../shared/node/cacheKey';

const folder = mkdtempSync(join(tmpdir(), 'duet-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What Rsbuild uses as its cache after the plugin. */
async function cacheOf(parts: unknown, buildCache?: NonNullable<RsbuildConfig['performance']>['buildCache']) {
  const rsbuild = await createRsbuild({
    config: { performance: { buildCache }, plugins: [cacheKey('test', () => [parts])] },
  });
  await rsbuild.initConfigs();
  return rsbuild.getNormalizedConfig().performance.buildCache;
}
const digestOf = async (parts: unknown) => {
  const cache = await cacheOf(parts, { cacheDigest: ['site'] });
  expect(cache).toMatchObject({ cacheDigest: ['site', expect.stringMatching(/^test [\da-f]{16}$/)] });
  return (cache as { cacheDigest: string[] }).cacheDigest[1];
};

describe('the key of the persistent cache', () => {
  it('follows options, functions and patterns', async () => {
    const self: { name: string; self?: unknown } = { name: 'a' };
    self.self = self;
    const values = [{ a: 1 }, { a: 2 }, { a: () => 1 }, { a: () => 2 }, { a: /x/ }, { a: /y/ }, self];
    const digests = await Promise.all(values.map(digestOf));
    expect(new Set(digests).size).toBe(values.length);
    expect(await digestOf({ a: 1 })).toBe(digests[0]);
  });

  it('leaves a cache alone that is off', async () => {
    expect(await cacheOf({}, false)).toBe(false);
    expect(await cacheOf({}, true)).toMatchObject({ cacheDigest: [expect.any(String)] });
  });
});

describe('the hash of folders', () => {
  it('follows names and contents, and takes a folder that does not exist as empty', () => {
    const hash = () => hashOfFolders(folder, join(folder, 'none'));
    const hashes = [hash()];
    mkdirSync(join(folder, 'a'));
    writeFileSync(join(folder, 'a/one.ts'), '1');
    hashes.push(hash());
    writeFileSync(join(folder, 'a/one.ts'), '2');
    hashes.push(hash());
    renameSync(join(folder, 'a/one.ts'), join(folder, 'a/two.ts'));
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(4);
    expect(hash()).toBe(hashes[3]);
  });
});
