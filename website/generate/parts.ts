/** What an exported name is. */
export type Kind = 'Layouts' | 'Components' | 'Icons' | 'Hooks and functions';

/**
 * The values that a barrel exports by name, by kind. Types are left out.
 * @param declaration text of the barrel's `.d.ts` file
 */
export function partsOf(declaration: string): Map<Kind, string[]> {
  const parts = new Map<Kind, string[]>([
    ['Layouts', []],
    ['Components', []],
    ['Icons', []],
    ['Hooks and functions', []],
  ]);
  for (const [, names] of declaration.matchAll(/^export \{([^}]*)\}/gm)) {
    for (const name of names!.split(',').map(name => name.trim())) {
      if (name && !name.startsWith('type ')) parts.get(kindOf(name))!.push(name);
    }
  }
  return parts;
}

function kindOf(name: string): Kind {
  if (/^[a-z]/.test(name)) return 'Hooks and functions';
  if (/^Icon[A-Z]/.test(name)) return 'Icons';
  return name.endsWith('Layout') ? 'Layouts' : 'Components';
}
