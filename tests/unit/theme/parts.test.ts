import { readdirSync, readFileSync } from 'node:fs';
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
