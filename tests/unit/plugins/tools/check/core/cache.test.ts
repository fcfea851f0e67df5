import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { openCache } from '../../../../../../plugins/tools/check/core/cache';
import { folderOf } from '../../support';

describe('openCache', () => {
  it('returns in the next run what the last one stored', () => {
    const folder = folderOf();
    const first = openCache(folder, 'types');
    first.set('a', [1]);
    first.save(false);
    expect(openCache(folder, 'types').get('a')).toEqual([1]);
    expect(openCache(folder, 'other').get('a')).toBeUndefined();
  });

  it('computes a missing result once', () => {
    const cache = openCache(folderOf(), 'types');
    let calls = 0;
    const make = () => ++calls;
    expect([cache.get('a', make), cache.get('a', make), cache.get('a')]).toEqual([1, 1, 1]);
  });

  it('drops unused results only when a complete run saves', () => {
    const folder = folderOf();
    const first = openCache(folder, 'types');
    first.set('used', 1);
    first.set('unused', 2);
    first.save(false);
    const partial = openCache(folder, 'types');
    partial.get('used');
    partial.save(false);
    expect(openCache(folder, 'types').get('unused')).toBe(2);
    const complete = openCache(folder, 'types');
    complete.get('used');
    complete.save(true);
    expect(openCache(folder, 'types').get('unused')).toBeUndefined();
    expect(openCache(folder, 'types').get('used')).toBe(1);
  });

  it('writes nothing when nothing changed, and leaves no temporary file', () => {
    const folder = folderOf();
    openCache(folder, 'types').save(true);
    expect(readdirSync(folder)).toEqual([]);
    const cache = openCache(folder, 'types');
    cache.set('a', 1);
    cache.save(false);
    expect(readdirSync(folder)).toEqual(['types.json']);
  });

  it('treats a broken file as empty and overwrites it', () => {
    const folder = folderOf({ 'types.json': '{"a":' });
    const cache = openCache(folder, 'types');
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', 1);
    cache.save(false);
    expect(JSON.parse(readFileSync(join(folder, 'types.json'), 'utf8'))).toEqual({ b: 1 });
  });

  it('does not fail in a folder that it cannot create', () => {
    const folder = folderOf();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o444);
    const cache = openCache(join(file, 'inside'), 'types');
    cache.set('a', 1);
    expect(() => cache.save(false)).not.toThrow();
    expect(cache.get('a')).toBe(1);
  });
});
