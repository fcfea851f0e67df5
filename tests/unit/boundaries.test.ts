import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { ts } from '@ts-morph/common';

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

/** What search shares: the index is read and written in these forms. */
const searchForms = ['types', 'settings', 'indexAddress', 'index'].map(name => `theme/shared/search/${name}`);
const tables = ['theme/options', 'theme/text'];

/**
 * Who may import whom: the first row that a file matches counts. A folder may import itself and what is listed;
 * `*` is any folder, each for itself.
 */
const rooms: [folder: string, ...mayImport: string[]][] = [
  ['shared/node', 'shared'],
  ['shared'],
  ['theme/page', 'shared', 'theme/shared'],
  ['theme/shared/search/index', 'shared', 'theme/shared'],
  ['theme/shared/search/ranking', 'shared', ...searchForms],
  ['theme/shared/search/engine', 'shared', ...searchForms, 'theme/shared/search/ranking'],
  // The options are types here.
  ['theme/shared', 'shared', 'theme/options'],
  ['theme/client/logic', 'shared', 'theme/shared', 'theme/options'],
  ['theme/client/browser', 'shared', 'theme/shared', 'theme/client/logic', 'theme/page'],
  [
    'theme/client/hooks',
    ...['shared', 'theme/shared', ...tables, 'theme/client/logic', 'theme/client/browser', 'theme/page'],
  ],
  ['theme/client/patches', 'theme/shared', 'theme/client/hooks', 'theme/client/logic'],
  ['theme/client', 'shared', 'theme/shared', ...tables, 'theme/page'],
  // The only place where functions are copied into pages: the build checks what it assembles.
  ['theme/node/pageScripts', 'shared', 'theme/shared', 'theme/node', 'theme/page'],
  // Types of the components that it adds to pages.
  ['theme/node/pageLayouts', 'shared', 'theme/node', 'theme/client/layouts'],
  ['theme/node', 'shared', 'theme/shared', ...tables],
  ['theme/options', 'shared'],
  ['theme/text'],
  ['theme/plugin', 'shared', 'theme/shared', ...tables, 'theme/node'],
  ['theme/index', ...tables, 'theme/client'],
  ['plugins/shared', 'shared'],
  // The ranking of the search is one, in browsers and here.
  [
    'plugins/site/search-server',
    ...['shared', 'plugins/shared', 'plugins/site/search-records', 'theme/shared/search'],
  ],
  ['plugins/site/*', 'shared', 'plugins/shared'],
  // The list of commands loads their modules.
  ['plugins/tools/cli', 'shared', 'plugins/tools'],
  ['plugins/tools/check/command', 'shared', 'plugins/tools/cli', 'plugins/tools/check/core'],
  ['plugins/tools/check/*', 'shared', 'plugins/shared', 'plugins/tools/check/core', 'theme/shared'],
  ['plugins/tools/audit', 'shared', 'plugins/tools/cli'],
  [
    'plugins/tools/relevance',
    ...['shared', 'plugins/shared', 'theme/shared', 'plugins/tools/cli', 'plugins/tools/audit'],
  ],
  [
    'plugins/tools/site',
    ...['shared', 'theme/shared', 'plugins/site/search-records', 'plugins/site/search-server'],
  ],
  [
    'plugins/tools/mcp',
    ...['shared', 'theme/shared', 'plugins/site/search-server', 'plugins/tools/cli', 'plugins/tools/site'],
  ],
  [
    'plugins/tools/assistant',
    ...['shared', 'theme/shared', 'plugins/site/search-server', 'plugins/tools/site'],
  ],
  ['plugins/tools/overrides', 'shared', 'plugins/tools/cli'],
  ['plugins/tools/version', 'shared', 'plugins/tools/cli'],
  [
    'plugins/tools/search',
    'shared',
    'plugins/site/search-records',
    'plugins/site/search-server',
    'plugins/tools/cli',
  ],
];

/** The part of a path that a pattern matches: the path itself or a folder above it. */
const match = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/|$)`).exec(path)?.[0];

/** Whether a file may import another one; both without the ending. */
function mayImport(file: string, target: string): boolean {
  const row = rooms.find(([folder]) => match(file, folder));
  if (!row) return false;
  const [folder, ...others] = row;
  return [match(file, folder)!, ...others].some(allowed => match(target, allowed));
}

/** Where a file runs, by its path: in browsers (and while pages are rendered), in Node.js, or in both. */
function runsIn(file: string): 'browser' | 'node' | 'both' {
  if (/^theme\/(client|page|index)|\/client\//.test(file)) return 'browser';
  if (/^(shared\/(?!node)|theme\/(shared|options|text)|plugins\/site\/[^/]+\/shared)/.test(file))
    return 'both';
  return 'node';
}

const nodeGlobals = ['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'setImmediate'];
const browserGlobals = [
  ...['document', 'window', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['addEventListener', 'matchMedia', 'requestAnimationFrame', 'getComputedStyle', 'HTMLElement'],
];

/** Those of the names that a source uses without declaring them, types aside. */
function globalsIn(text: string, names: readonly string[]): string[] {
  if (!names.some(name => text.includes(name))) return [];
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isIdentifier(node) && names.includes(node.text)) {
      const { parent } = node;
      const isName = 'name' in parent && parent.name === node;
      const isMember = isName && (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent));
      // The bundler replaces `process.env.…`.
      const isReplaced = ts.isPropertyAccessExpression(parent) && parent.getText() === 'process.env';
      if (isName && !isMember && !ts.isShorthandPropertyAssignment(parent)) declared.add(node.text);
      else if (!isMember && !isReplaced) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter(name => !declared.has(name));
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
const posix = (path: string) => path.replaceAll(sep, '/');

/** Files for Node.js with functions that run in the page of a browser that they drive. */
const sendsToBrowser = /^plugins\/tools\/(audit|relevance)\//;

describe('the packages', () => {
  for (const file of files) {
    it(`imports only what its room may: ${file}`, () => {
      const wrong = imports(file)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ from }) => posix(normalize(join(dirname(file), from))))
        .filter(target => !mayImport(posix(file).replace(/\.tsx?$/, ''), target));
      expect(wrong).toEqual([]);
    });
  }

  it('use nothing of Node.js where code runs in browsers, and nothing of browsers in Node.js', () => {
    const wrong = files.flatMap(file => {
      const runtime = runsIn(posix(file));
      const modules = imports(file).filter(({ from, typeOnly }) => from.startsWith('node:') && !typeOnly);
      const text = readFileSync(file, 'utf8');
      return [
        ...(runtime === 'node' ? [] : modules.map(({ from }) => from)),
        ...globalsIn(text, runtime === 'node' ? [] : nodeGlobals),
        ...globalsIn(text, runtime === 'browser' || sendsToBrowser.test(posix(file)) ? [] : browserGlobals),
      ].map(name => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('have compiler options for each room, which `npm run types` uses', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const rooms = ['shared', ...['client', 'node', 'page', 'shared'].map(room => `theme/${room}`)];
    expect(rooms.filter(room => !existsSync(join(room, 'tsconfig.json')))).toEqual([]);
    expect(scripts.types.split(' ')).toEqual(['tsc', '-b', '.', ...rooms]);
  });

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
    const values = ['shared', 'theme/client/logic', 'theme/shared']
      .flatMap(sources)
      .filter(file => !file.startsWith('shared/node'))
      .flatMap(file =>
        imports(file)
          .filter(({ from, typeOnly }) => !typeOnly && /^react|^@rspress|\/options$/.test(from))
          .map(({ from }) => `${file}: ${from}`),
      );
    expect(values).toEqual([]);
  });

  it('keep React out of functions that use the DOM', () => {
    const values = sources('theme/client/browser').flatMap(file =>
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

describe('globalsIn', () => {
  it('finds what is used and not declared', () => {
    expect(
      globalsIn(
        'const x = { document }; window.a; b.location; class A extends HTMLElement {}',
        browserGlobals,
      ),
    ).toEqual(['document', 'window', 'HTMLElement']);
    expect(globalsIn('process.cwd()', nodeGlobals)).toEqual(['process']);
  });

  it('ignores members, parameters, types and what the bundler replaces', () => {
    const text = `import { location } from './x';
      const f = (document: HTMLElement) => document.window + location;
      const { history } = { navigator: 1 } as { navigator: typeof window };`;
    expect(globalsIn(text, browserGlobals)).toEqual([]);
    expect(globalsIn('process.env.__SSR__', nodeGlobals)).toEqual([]);
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

describe('the website', () => {
  it('reads the packages by name, as a stranger would', () => {
    const inside = sources('website')
      .filter(file => !/node_modules|doc_build/.test(file))
      .flatMap(file => imports(file).map(({ from }) => `${file}: ${from}`))
      .filter(line => /\.\.\/.*(theme|plugins)\//.test(line));
    expect(inside).toEqual([]);
  });
});
