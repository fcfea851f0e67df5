import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { withOwnNames } from '../../../../theme/node/ownNames';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-own-names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const taken = new Set(['Badge', 'Card', 'LinkCard']);
const theme = "export * from 'rspress-theme-duet';\n";

/** What is added to an index with these lines, beside these files. */
function added(lines: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const code = theme + lines;
  const result = withOwnNames(join(root, 'index.tsx'), code, taken);
  expect(result.code.startsWith(code)).toBe(true);
  return {
    lines: result.code.slice(code.length).trim().split('\n').filter(Boolean),
    files: result.files.map(file => file.slice(root.length + 1).replaceAll('\\', '/')),
  };
}

describe('names that a theme folder exports as a whole', () => {
  it('win over those of the theme', () => {
    const { lines, files } = added("export * from './components/LinkCard';\n", {
      'components/LinkCard.tsx': 'export const LinkCard = () => null;\nexport const Price = () => null;\n',
    });
    expect(lines).toEqual(["export { LinkCard } from './components/LinkCard.tsx';"]);
    expect(files).toEqual(['components/LinkCard.tsx']);
  });

  it('are found behind further files, also in a circle', () => {
    const { lines, files } = added("export * from './components';\n", {
      'components/index.ts': "export * from './Card';\nexport { Badge } from './Mark';\n",
      'components/Card.jsx': "export * from '.';\nexport function Card() {}\n",
    });
    expect(lines).toEqual([
      "export { Badge } from './components/index.ts';",
      "export { Card } from './components/Card.jsx';",
    ]);
    expect(files).toEqual(['components/index.ts', 'components/Card.jsx']);
  });

  it('stay as they are where the index exports them by name', () => {
    expect(
      added("export * from './own';\nexport { Card } from './Card';\n", {
        'own.tsx': 'export const Card = 1;\n',
      }).lines,
    ).toEqual([]);
  });

  it('are values: a type takes no name', () => {
    expect(
      added("export * from './types';\n", {
        'types.ts': 'export interface Card {}\nexport type Badge = 1;\n',
      }).lines,
    ).toEqual([]);
  });

  it('are not looked for in packages or files that do not exist', () => {
    expect(added("export * from 'some-parts';\nexport * from './gone';\n", {})).toEqual({
      lines: [],
      files: [],
    });
  });
});
