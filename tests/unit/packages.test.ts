import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';

const folders = ['theme', 'plugins/site', 'plugins/tools'];
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

  for (const folder of folders) {
    const { manifest, readme } = read(folder);

    it(`say where they come from and what they need: ${folder}`, () => {
      expect(manifest.repository).toMatchObject({ type: 'git', directory: folder });
      expect(manifest.homepage).toContain(folder);
      expect(manifest.bugs.url).toMatch(/^https:/);
      expect(manifest.engines.node).toBe(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
      expect(manifest.keywords).toContain('rspress');
    });

    it(`offer types first, so that TypeScript finds them: ${folder}`, () => {
      const conditions = Object.values<string | object>(manifest.exports).filter(
        target => typeof target === 'object',
      );
      expect(conditions.map(target => Object.keys(target))).toEqual(
        conditions.map(() => ['types', 'default']),
      );
    });

    it(`show how to install them, and what changed in their version: ${folder}`, () => {
      expect(readme).toMatch(new RegExp(`^npm install .*${manifest.name}\\b`, 'm'));
      expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}`);
      expect(manifest.files).toContain('CHANGELOG.md');
    });
  }

  it.each(['.', ...folders])('show pictures that exist, for both colour schemes: %s', folder => {
    const text = readFileSync(join(folder, 'README.md'), 'utf8');
    const pictures = [...text.matchAll(/\.github\/images\/([\w-]+\.png)/g)].map(([, name]) => name!);
    expect(pictures.map(name => /-(dark|light)\./.exec(name)?.[1])).toEqual(['dark', 'light']);
    expect(pictures.filter(name => !existsSync(join('.github/images', name)))).toEqual([]);
  });

  it('carry the same version', () => {
    const versions = folders.map(folder => read(folder).manifest.version);
    expect(new Set(versions).size).toBe(1);
  });

  for (const folder of ['plugins/site', 'plugins/tools']) {
    it(`show every plugin in the README: ${folder}`, () => {
      const { manifest, readme } = read(folder);
      const entries = Object.keys(manifest.exports)
        .filter(entry => !entry.endsWith('.json'))
        .map(entry => entry.replace('.', manifest.name));
      expect(entries.filter(entry => !readme.includes(entry))).toEqual([]);
    });
  }

  it.each<[string, string[]]>([
    ['redirects', ['zod']],
    ['feeds', ['parse5', 'yaml', 'zod']],
    ['sitemap', ['zod']],
    ['markdown', ['zod']],
    ['head', ['zod']],
    ['search-records', ['zod']],
    ['search-server', ['zod']],
    ['security', ['parse5', 'zod']],
    ['openapi', ['remark-gfm', 'remark-parse', 'unified', 'unist-util-visit', 'yaml', 'zod']],
    [
      'install-tabs',
      ['remark-gfm', 'remark-mdx', 'remark-parse', 'unified', 'unist-util-visit', 'yaml', 'zod'],
    ],
  ])('loads no package that it does not need: %s', (plugin, expected) => {
    expect(packagesOf(`plugins/site/${plugin}/index.ts`)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['cli/index', []],
    ['overrides/command', ['@sveltejs/acorn-typescript', 'acorn']],
    ['search/push', []],
    ['relevance/command', ['sirv']],
    ['audit/command', ['sirv']],
  ])('loads no package that a command does not need: %s', (module, expected) => {
    expect(packagesOf(`plugins/tools/${module}.ts`)).toEqual(expected);
  });

  it('have one command, which the tools bring', () => {
    expect(folders.map(folder => read(folder).manifest.bin)).toEqual([
      undefined,
      undefined,
      { duet: './bin/duet.mjs' },
    ]);
  });
});

/** Packages that a file and the files it imports load at run time, without peers and Node.js itself. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm,
  );
  const found = [...imports].flatMap(([, from = '']) => {
    if (!from.startsWith('.')) return /^(node:|react$|@rspress\/|@rsbuild\/)/.test(from) ? [] : [from];
    const path = join(file, '..', from);
    const source = ['.ts', '.tsx'].map(ending => path + ending).find(existsSync);
    return source ? packagesOf(source, seen) : [];
  });
  return [...new Set(found)].sort();
}
