import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';

const folders = ['theme', 'plugins', 'plugins/checks'];
const read = (folder: string) => ({
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  readme: readFileSync(join(folder, 'README.md'), 'utf8'),
});

describe('the packages', () => {
  for (const folder of folders) {
    const { manifest, readme } = read(folder);

    it(`offer only entries that have a source: ${folder}`, () => {
      const built = Object.values<string | { default: string }>(manifest.exports)
        .map(target => (typeof target === 'string' ? target : target.default))
        .filter(target => target.endsWith('.js'));
      expect(built.length).toBeGreaterThan(0);
      const sources = built.map(target => target.replace(/^\.\/dist\/|\.js$/g, ''));
      expect(sources.filter(source => !existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`))).toEqual(
        [],
      );
    });

    it(`give the reason of every runtime dependency: ${folder}`, () => {
      const reasons = readme.slice(readme.search(/^## .*[Dd]ependencies$/m));
      const silent = Object.keys(manifest.dependencies).filter(name => !reasons.includes(`\`${name}\``));
      expect(silent).toEqual([]);
    });
  }

  it('carry the same version', () => {
    const versions = folders.map(folder => read(folder).manifest.version);
    expect(new Set(versions).size).toBe(1);
  });

  for (const folder of ['plugins', 'plugins/checks']) {
    it(`show every plugin in the README: ${folder}`, () => {
      const { manifest, readme } = read(folder);
      const entries = Object.keys(manifest.exports)
        .filter(entry => !entry.endsWith('.json'))
        .map(entry => entry.replace('.', manifest.name));
      expect(entries.filter(entry => !readme.includes(entry))).toEqual([]);
    });
  }

  it('keeps the parsers of the checks out of the other plugins', () => {
    const heavy = /typescript|ts-morph|postcss|vue|svelte|toml|^yaml$/;
    const { manifest } = read('plugins');
    expect(Object.keys(manifest.dependencies).filter(name => heavy.test(name))).toEqual([]);
  });
});
