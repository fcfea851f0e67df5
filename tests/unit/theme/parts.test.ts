import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';

const exported = [...readFileSync('theme/index.tsx', 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
  .filter(name => /^[A-Z]/.test(name));
const views = ['theme/client/components', 'theme/client/layouts', 'theme/client/search/ui']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  .filter(file => file.endsWith('.tsx'));

describe('parts of the theme inside other parts', () => {
  it('are rendered through `@rspress/core/theme`, where a site can replace them', () => {
    const direct = views.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '\.[^']*';/gm)]
        .flatMap(([, names = '']) => names.split(',').map(name => name.trim()))
        .filter(name => exported.includes(name))
        .map(name => `${file}: ${name}`),
    );
    expect(direct).toEqual([]);
  });

  it('are declared there if Rspress lacks them', () => {
    const stock = readFileSync('node_modules/@rspress/core/dist/theme/index.d.ts', 'utf8');
    const declared = readFileSync('theme/parts.d.ts', 'utf8');
    const rendered = views.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@rspress\/core\/theme';/gm)].flatMap(
        ([, names = '']) => names.split(',').map(name => name.trim()),
      ),
    );
    const own = exported.filter(
      name => !name.startsWith('Icon') && rendered.includes(name) && !new RegExp(`\\b${name}\\b`).test(stock),
    );
    expect(own.filter(name => !declared.includes(`const ${name}:`))).toEqual([]);
    expect(own.length).toBeGreaterThan(5);
  });
});

describe('parts that a site uses alone', () => {
  /** A module and all that it imports by a path, style sheets included. */
  const reached = (file: string, found = new Set([file])): Set<string> => {
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/^(?:import|export)\b[^;]*?'(\.[^'?]*)(?:\?inline)?';/gm)) {
      const target = ['', '.tsx', '.ts']
        .map(end => join(file, '..', path + end))
        .find(name => /\.(css|tsx?)$/.test(name) && existsSync(name));
      if (target && !found.has(target)) reached(target, found.add(target));
    }
    return found;
  };
  const namesIn = (files: string[], pattern: RegExp) =>
    new Set(
      files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!)),
    );
  const rules = /\.(duet-[\w-]+)/g;
  const sheets = readdirSync('theme/client', { recursive: true, encoding: 'utf8' })
    .map(file => join('theme/client', file))
    .filter(file => file.endsWith('.css'));
  const styled = namesIn(sheets, rules);
  const onEveryPage = sheets.filter(file => file.startsWith(join('theme/client/styles')));

  it('bring the rules of all their classes', () => {
    const barrel = readFileSync('theme/index.tsx', 'utf8');
    const files = [
      ...new Set([...barrel.matchAll(/'\.\/(client[^']*)'/g)].map(([, path]) => `theme/${path}.tsx`)),
    ].filter(existsSync);
    const bare = files.flatMap(file => {
      const modules = [...reached(file)];
      const own = namesIn([...modules.filter(name => name.endsWith('.css')), ...onEveryPage], rules);
      // In `className` or as the first argument of `rootProps()`; ids look the same.
      const used = namesIn(
        modules.filter(name => name.endsWith('.tsx')),
        /(?:className=["'{`]*|rootProps\(['"`])(duet-[\w-]+)/g,
      );
      return [...used].filter(name => styled.has(name) && !own.has(name)).map(name => `${file}: ${name}`);
    });
    expect(files.length).toBeGreaterThan(50);
    expect(bare).toEqual([]);
  });
});
