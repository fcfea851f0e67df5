import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { environmentKey, hashOf } from '../../../../../../plugins/tools/check/core/hash';
import { folderOf } from '../../support';

describe('hashOf', () => {
  it('is short, stable and different for different texts', () => {
    expect(hashOf('a')).toMatch(/^[\da-f]{16}$/);
    expect(hashOf('a')).toBe(hashOf('a'));
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });
});

describe('environmentKey', () => {
  it('changes with the lock file and with the settings, and with nothing else', () => {
    const folder = folderOf({ 'package-lock.json': '{}', 'package.json': '{}' });
    const key = environmentKey(folder, { packages: '.' });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    expect(environmentKey(folder, { packages: '.' })).toBe(key);
    expect(environmentKey(folder, { packages: 'x' })).not.toBe(key);
    writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
    expect(environmentKey(folder, { packages: '.' })).not.toBe(key);
  });

  it('falls back to package.json, and to nothing', () => {
    const folder = folderOf({ 'package.json': '{}' });
    const key = environmentKey(folder, {});
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    expect(environmentKey(folder, {})).not.toBe(key);
    expect(environmentKey(folderOf(), {})).toMatch(/^[\da-f]{16}$/);
  });
});
