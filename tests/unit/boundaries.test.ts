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
  const values = [
    ...text.matchAll(/^(?:import|export)\s+(type\s+)?([^'";]*?)\s*(?:from\s+)?'([^']+)'/gm),
  ].map(([, type, names = '', from = '']) => ({
    from,
    names,
    typeOnly: type !== undefined || /^\{(\s*type [^,}]+,?)+\s*\}$/.test(names),
  }));
  // `typeof import('…')` is a type.
  const dynamic = [...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)].map(([, from = '']) => ({
    from,
    names: '',
    typeOnly: false,
  }));
  return [...values, ...dynamic];
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
  'theme/search/types': [],
  'theme/search/index': [...plain, 'theme/search/types'],
  'theme/search/ranking': [...plain, 'theme/search/types', 'theme/search/index'],
  'theme/search/engine': [...plain, 'theme/search/types', 'theme/search/index', 'theme/search/ranking'],
  'theme/search/client': [
    ...plain,
    ...tables,
    'theme/search/types',
    'theme/search/index',
    'theme/search/engine',
  ],
  'theme/search/ui': [
    ...plain,
    ...tables,
    'theme/browser',
    'theme/hooks',
    'theme/search/types',
    'theme/search/index',
    'theme/search/engine',
    'theme/search/client',
  ],
  'theme/search/build': [
    ...plain,
    ...tables,
    'theme/build',
    'theme/head',
    'theme/search/types',
    'theme/search/index',
    'theme/search/client',
    'theme/search/ui',
  ],
  'theme/search/relevance': [...plain, 'theme/testing'],
  'theme/testing': [...plain],
  'theme/head': [...plain, 'theme/build', 'theme/search/ui'],
  'theme/rspress': [...plain, ...tables, 'theme/build', 'theme/hooks', 'theme/markdown'],
  'theme/build': [...plain, ...tables, 'theme/markdown', 'theme/head', 'theme/layouts'],
  'theme/overrides': ['shared', 'theme/build'],
  'theme/browser': [...plain],
  'theme/hooks': [...plain, ...tables, 'theme/browser'],
  'theme/components': [
    ...plain,
    ...tables,
    'theme/browser',
    'theme/hooks',
    'theme/head',
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
    'theme/head',
    'theme/markdown',
    'theme/rspress',
    'theme/search/build',
  ],
  'theme/index': [
    ...plain,
    ...tables,
    'theme/browser',
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
  if (own === 'plugins/search-server') return ['plugins/search-records', ...common];
  if (/^plugins\/checks\/(?!core$)/.test(own)) return ['plugins/checks/core', ...common];
  return allowed[own] ?? common;
}

/** The circles of a graph, each as a path that ends where it begins. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
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

  it('have no circle of imports', () => {
    const sourceOf = (path: string) =>
      ['.ts', '.tsx'].map(end => path + end).find(file => files.includes(file));
    const graph = new Map(
      files.map(file => [
        file,
        imports(file)
          .filter(({ from, typeOnly }) => from.startsWith('.') && !typeOnly)
          .flatMap(({ from }) => sourceOf(normalize(join(dirname(file), from))) ?? []),
      ]),
    );
    expect(circles(graph)).toEqual([]);
  });

  it('keep React, Rspress and schemas out of plain functions', () => {
    const values = [
      'shared',
      'theme/logic',
      'theme/search/index',
      'theme/search/ranking',
      'theme/search/engine',
    ]
      .flatMap(sources)
      .flatMap(file =>
        imports(file)
          .filter(({ from, typeOnly }) => !typeOnly && /^react|^@rspress|\/options$/.test(from))
          .map(({ from }) => `${file}: ${from}`),
      );
    expect(values).toEqual([]);
  });

  it('keep React out of functions that use the DOM', () => {
    const values = sources('theme/browser').flatMap(file =>
      imports(file)
        .filter(({ from }) => from.startsWith('react'))
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

describe('circles', () => {
  it('are found at any depth, each once', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['d'], e: ['a', 'f'], f: [] };
    expect(circles(new Map(Object.entries(graph)))).toEqual(['a → b → c → a', 'd → d']);
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
