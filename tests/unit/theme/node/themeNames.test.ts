import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { isStockName } from '../../../../theme/node/themeNames';

const own = join(process.cwd(), 'theme');
const reexport = "export * from 'rspress-theme-duet';\n";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-theme-names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

describe('a name that a page imports from the theme', () => {
  it.each([
    ['of this theme', 'Badge', true],
    ['of the stock theme alone', 'getCustomMDXComponent', true],
    ['that the site has replaced', 'Tabs', false],
    ['that the site has replaced in a list', 'Steps', false],
    ['that the site exports again', 'Details', true],
    ['of the site alone', 'Mine', false],
    ['that the site has replaced in a file that it exports as a whole', 'Card', false],
  ])('%s', (_, name, isStock) => {
    write({
      'theme/index.tsx': `${reexport}export { Details } from 'rspress-theme-duet';\nexport { Tabs } from './Tabs';\nexport const Steps = () => null;\nexport * from './mine';\n`,
      'theme/mine.ts': 'export const Mine = () => null;\nexport const Card = Mine;\n',
    });
    expect(isStockName(join(root, 'theme'), own)(name)).toBe(isStock);
  });

  it('is of this theme where the site has no folder', () => {
    expect(isStockName(own, own)('Tabs')).toBe(true);
    expect(isStockName(own, own)('Mine')).toBe(false);
  });
});
