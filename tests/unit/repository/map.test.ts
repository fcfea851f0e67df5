import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';

const agents = readFileSync('AGENTS.md', 'utf8');
const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
const [, map = ''] = /## Where things are[\s\S]*?```\n([\s\S]*?)```/.exec(agents) ?? [];
/** The first column of the map: what each row is about. */
const rows = map.split('\n').flatMap(row => /^(\S.*?)\s{2,}/.exec(row)?.[1]?.split(' ') ?? []);
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

describe('the map of the repository', () => {
  it('names only what exists', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(path => !existsSync(path))).toEqual([]);
  });

  it('names every folder of source', () => {
    const top = (path: string) =>
      path
        .split('/')
        .slice(0, /^(theme|plugins|tests)\//.test(path) ? 2 : 1)
        .join('/');
    const folders = new Set(tracked.filter(path => path.includes('/') && !path.startsWith('.')).map(top));
    const withFiles = [...folders].filter(folder => tracked.some(path => path.startsWith(`${folder}/`)));
    const isNamed = (folder: string) =>
      map.includes(folder) || rows.some(row => row.startsWith(`${folder}/`));
    expect(withFiles.filter(folder => !isNamed(folder))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = [...agents.matchAll(/`npm (?:run )?([a-z]\w+)/g)].map(([, name]) => name!);
    expect(named.filter(name => !(name in scripts) && name !== 'create')).toEqual([]);
  });
});

describe('the description of the architecture', () => {
  it('names only paths that exist', () => {
    const paths = [...architecture.matchAll(/`((?:theme|plugins|shared|website|tests|scripts)\/[\w./-]+)`/g)];
    expect(paths.length).toBeGreaterThan(10);
    const outputs = /\/dist(\/|$)/;
    expect(paths.map(([, path]) => path!).filter(path => !outputs.test(path) && !existsSync(path))).toEqual(
      [],
    );
  });
});
