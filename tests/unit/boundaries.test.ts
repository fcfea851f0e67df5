import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from '@rstest/core';

/** Every source file below a folder, as paths from the repository. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.split(sep).includes('dist'));
}

/** What a file imports: the specifier, the names, and whether only types are taken. */
function imports(file: string) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?)\s*(?:from\s+)?'([^']+)'/gm)].map(
    ([, type, names = '', from = '']) => ({ from, names, typeOnly: type !== undefined }),
  );
}

/** Rooms with rooms inside: `theme/search/engine` is one, as is `plugins/redirects`. */
const nested = ['theme/search', 'plugins/checks'];

/** The room that a file lies in: a folder of a package, or the file itself at the top of one. */
function room(path: string): string {
  const parts = path.split(sep);
  const parent = nested.find(folder => path.startsWith(folder + sep));
  const depth = parts[0] === 'shared' ? 1 : parent ? parent.split('/').length + 1 : 2;
  return parts
    .slice(0, depth)
    .join('/')
    .replace(/\.tsx?$/, '');
}

const tables = ['theme/options', 'theme/text'];
const plain = ['theme/logic', 'shared'];

/** Who may import whom; a room may always import its own files. */
const allowed: Record<string, readonly string[]> = {
  shared: [],
  'theme/logic': ['shared', 'theme/options'],
  'theme/markdown': plain,
  'theme/search/engine': [...plain, 'theme/search/ranking'],
  'theme/search/ranking': [...plain, 'theme/search/engine'],
  'theme/search/client': [...plain, 'theme/search/engine', 'theme/search/ranking', 'theme/search/ui'],
  'theme/search/ui': [...plain, ...tables, 'theme/hooks', 'theme/search/client', 'theme/search/engine'],
  'theme/search/build': [
    ...plain,
    'theme/build',
    'theme/inline',
    'theme/search/client',
    'theme/search/engine',
    'theme/search/ui',
  ],
  'theme/search/relevance': [...plain],
  'theme/inline': [...plain, 'theme/build', 'theme/search/ui'],
  'theme/rspress': [...plain, 'theme/build'],
  'theme/build': [...plain, ...tables, 'theme/markdown', 'theme/inline'],
  'theme/hooks': [...plain, ...tables],
  'theme/components': [
    ...plain,
    ...tables,
    'theme/hooks',
    'theme/inline',
    'theme/markdown',
    'theme/rspress',
    'theme/search/ui',
  ],
  'theme/layouts': [...plain, ...tables, 'theme/components', 'theme/hooks', 'theme/rspress'],
  'theme/options': ['shared'],
  'theme/text': [],
  'theme/plugin': [
    ...plain,
    ...tables,
    'theme/build',
    'theme/inline',
    'theme/markdown',
    'theme/rspress',
    'theme/search/build',
  ],
  'theme/index': [
    ...plain,
    ...tables,
    'theme/components',
    'theme/hooks',
    'theme/layouts',
    'theme/search/ui',
    'theme/search/client',
  ],
};

/** Rooms that `own` may import from. A plugin may import what plugins share, and nothing of another plugin. */
function allowedFor(own: string): readonly string[] {
  const common = ['plugins/shared', 'plugins/text', 'shared'];
  if (/^plugins\/checks\/(?!core$)/.test(own)) return ['plugins/checks/core', ...common];
  return allowed[own] ?? common;
}

const files = ['shared', 'theme', 'plugins'].flatMap(sources);

describe('the packages', () => {
  for (const file of files) {
    it(`imports only what its room may: ${file}`, () => {
      const own = room(file);
      const wrong = imports(file)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => room(normalize(join(dirname(file), from))))
        .filter(target => target !== own && !allowedFor(own).includes(target));
      expect(wrong).toEqual([]);
    });
  }

  it('keep React, Rspress and schemas out of plain functions', () => {
    const values = ['shared', 'theme/logic', 'theme/search/engine', 'theme/search/ranking']
      .flatMap(sources)
      .flatMap(file =>
        imports(file)
          .filter(({ from, typeOnly }) => !typeOnly && /^react|^@rspress|\/options$/.test(from))
          .map(({ from }) => `${file}: ${from}`),
      );
    expect(values).toEqual([]);
  });

  it('do not know each other by name', () => {
    const crossing = files.filter(file =>
      /from '(rspress-(theme|plugin)-duet[^']*)'/.test(readFileSync(file, 'utf8')),
    );
    expect(crossing).toEqual([]);
  });
});

describe('the theme', () => {
  it('never renders a part through its own name, which would recurse without end', () => {
    const own = sources('theme').flatMap(file => {
      const text = readFileSync(file, 'utf8');
      const exported = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      return imports(file)
        .filter(({ from }) => from === '@rspress/core/theme')
        .flatMap(({ names }) => exported.filter(name => new RegExp(`\\b${name}\\b(?! as )`).test(names)))
        .map(name => `${file}: ${name}`);
    });
    expect(own).toEqual([]);
  });

  it('has no stylesheet in its barrel', () => {
    expect(imports('theme/index.tsx').filter(({ from }) => from.endsWith('.css'))).toEqual([]);
  });

  it('has no `main` that would send the site to its own build', () => {
    const { main, module } = JSON.parse(readFileSync('theme/package.json', 'utf8'));
    expect([main, module]).toEqual([undefined, undefined]);
  });
});

describe('the gallery', () => {
  it('reads the packages by name, as a stranger would', () => {
    const inside = sources('tests/gallery')
      .filter(file => !/node_modules|doc_build/.test(file))
      .flatMap(file => imports(file).map(({ from }) => `${file}: ${from}`))
      .filter(line => /\.\.\/.*(theme|plugins)\//.test(line));
    expect(inside).toEqual([]);
  });
});
