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

/** The room of a file in the theme: logic, hooks, components, … or the file itself at the top. */
const room = (path: string) => path.split(sep)[1] ?? path;

// Who may import whom inside the theme, by room; a room may always import its own.
const allowed: Record<string, string[]> = {
  logic: [],
  hooks: ['logic', 'options.ts', 'text.ts'],
  components: ['hooks', 'logic', 'icons', 'text.ts', 'options.ts'],
  layouts: ['components', 'hooks', 'logic', 'text.ts', 'options.ts'],
  build: ['data', 'logic', 'text.ts', 'options.ts'],
  data: [],
  'relevance.ts': ['logic'],
  'options.ts': ['logic'],
  'plugin.ts': ['build', 'text.ts', 'options.ts', 'logic'],
  'index.tsx': ['components', 'layouts', 'hooks', 'logic', 'options.ts', 'text.ts'],
  'text.ts': [],
};

describe('the theme', () => {
  for (const file of sources('theme')) {
    it(`imports only what its room may: ${file}`, () => {
      const own = room(file);
      for (const { from } of imports(file)) {
        if (from.startsWith('.')) {
          const target = normalize(join(dirname(file), from));
          expect(target.startsWith(`theme${sep}`)).toBe(true);
          const name = room(target);
          const named =
            name in allowed || !['options', 'text', 'plugin', 'index', 'relevance'].includes(name)
              ? name
              : `${name}.ts`;
          expect([own, ...(allowed[own] ?? [])]).toContain(named);
        }
      }
    });
  }

  it('keeps React, the DOM and Rspress out of its logic', () => {
    const values = sources('theme/logic').flatMap(file =>
      imports(file)
        .filter(({ from, typeOnly }) => !from.startsWith('.') && !typeOnly)
        .filter(({ from }) => /^react|^@rspress/.test(from))
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(values).toEqual([]);
  });

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

describe('the packages', () => {
  it('do not know each other', () => {
    const crossing = [...sources('theme'), ...sources('plugins')].flatMap(file =>
      imports(file)
        .filter(({ from }) => {
          const target = from.startsWith('.') ? normalize(join(dirname(file), from)) : from;
          return file.startsWith('theme')
            ? /^plugins|^rspress-plugin-duet/.test(target)
            : /^theme|^rspress-theme-duet/.test(target);
        })
        .map(({ from }) => `${file}: ${from}`),
    );
    expect(crossing).toEqual([]);
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
