import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { checkThemeFolder } from '../../../../theme/node/themeFolder';

const own = join(process.cwd(), 'theme');
const reexport = "export * from 'rspress-theme-duet';\n";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-theme-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** Checks the folder `theme` with these files. */
function check(files: Record<string, string>) {
  write(files);
  return checkThemeFolder(join(root, 'theme'), own, root);
}

describe('a site without a theme folder', () => {
  it('shows this theme', () => {
    expect(check({})).toEqual({ folder: own, warnings: [], errors: [] });
  });

  it('shows this theme with a warning where the folder has no index', () => {
    const { folder, warnings, errors } = check({ 'theme/site.css': '', 'theme/Nav.tsx': '' });
    expect([folder, errors]).toEqual([own, []]);
    expect(warnings).toEqual([
      "theme/ has no index file, so Rspress ignores it and the site shows Duet as it is. To replace parts of Duet, create theme/index.tsx with `export * from 'rspress-theme-duet';` and your exports.",
    ]);
  });
});

it('does not warn of a theme folder that has no scripts', () => {
  expect(check({ 'theme/site.css': '', 'theme/fonts/a.woff2': '' }).warnings).toEqual([]);
});

describe('a theme folder', () => {
  it.each(['tsx', 'ts', 'jsx', 'js', 'mjs'])('is used with index.%s', extension => {
    expect(check({ [`theme/index.${extension}`]: reexport })).toEqual({
      folder: join(root, 'theme'),
      warnings: [],
      errors: [],
    });
  });

  it('has no mistakes in this repository', () => {
    const { warnings, errors } = checkThemeFolder(own, join(own, 'dist/theme'), process.cwd());
    expect([warnings.filter(line => line.includes('replaces nothing')), errors]).toEqual([[], []]);
  });

  it('is reported when only a comment names Duet', () => {
    const code = "// export * from 'rspress-theme-duet';\nexport * from '@rspress/core/theme-original';\n";
    expect(check({ 'theme/index.ts': code }).warnings).toHaveLength(1);
  });

  it('is reported when it exports the stock theme', () => {
    const { warnings } = check({ 'theme/index.ts': "export * from '@rspress/core/theme-original';\n" });
    expect(warnings).toEqual([
      "theme/index.ts does not export Duet, so the site shows the stock theme. Add `export * from 'rspress-theme-duet';`.",
    ]);
  });

  it.each([
    ['export function ScrolToTop() {}', 'ScrolToTop', 'ScrollToTop'],
    ["export { default as IconSerch } from './x.svg';", 'IconSerch', 'IconSearch'],
    ["export { Footer as HomeFoter } from './Footer';", 'HomeFoter', 'HomeFooter'],
    ['export const HoverGrup = () => null;', 'HoverGrup', 'HoverGroup'],
  ])('is reported when a name is misspelt: %s', (code, wrong, right) => {
    const { warnings } = check({ 'theme/index.tsx': `${reexport}${code}\n` });
    expect(warnings).toEqual([
      `theme/index.tsx exports \`${wrong}\`, which replaces nothing. Did you mean \`${right}\`?`,
    ]);
  });

  it('is reported with each part that it wraps of the stock theme', () => {
    const link = "import type { LinkProps } from '@rspress/core/theme-original';\n";
    const { warnings } = check({
      'theme/index.tsx': `${reexport}export { Tag } from './Tag';\nimport { Layout as Basic, Root } from '@rspress/core/theme-original';\nimport { HomeHero } from '@theme-original';\n`,
      'theme/Tag.tsx': `${link}import { Badge, Tag as BasicTag } from '@rspress/core/theme-original';\n`,
      'theme/Icon.tsx': "import { SvgWrapper } from '@rspress/core/theme-original';\n",
      'theme/Top.tsx':
        "import { Nav } from '@rspress/core/dist/theme/index.js';\nimport { NavMenu } from '@rspress/core/dist/theme/components/Nav/NavMenu.js';\n",
    });
    const rest =
      "from the stock theme, so the site shows these without Duet's markup and styles. Import from `rspress-theme-duet` instead.";
    expect(warnings).toEqual([
      `theme/Tag.tsx:2 imports \`Badge\`, \`Tag\` ${rest}`,
      `theme/Top.tsx:1 imports \`Nav\` ${rest}`,
      `theme/index.tsx:3 imports \`Layout\`, \`HomeHero\` ${rest}`,
    ]);
  });

  it.each([
    // A stock part by choice.
    "export { Search } from '@rspress/core/theme-original';",
    'export const SkipLink = () => null;',
    "export { default as IconSearch } from './search.svg';",
    'export function PriceCalculator() {}',
    'export const useOwnThing = () => 1;',
    "export type { Anything } from './types';",
    "export { type Layouts, Layout } from './Layout';",
  ])('is right with parts, icons, hooks, types and components of its own: %s', code => {
    expect(check({ 'theme/index.tsx': `${reexport}${code}\n` }).warnings).toEqual([]);
  });
});

describe('an override that renders itself', () => {
  const message = (file: string, line: number) =>
    `${file}:${line} imports \`Nav\` from @rspress/core/theme, which is its own export, so it would render itself endlessly. Import the original from \`rspress-theme-duet\`.`;

  it('is an error in the index', () => {
    const code =
      "import { Nav as Original } from '@rspress/core/theme';\nexport const Nav = () => <Original />;\n";
    expect(check({ 'theme/index.tsx': reexport + code }).errors).toEqual([message('theme/index.tsx', 2)]);
  });

  it.each([
    ["export { Nav } from './Nav';", 'theme/Nav.tsx'],
    ["export { Nav } from './parts/Nav';", 'theme/parts/Nav/index.tsx'],
    ["export { default as Nav } from './MyNav';", 'theme/MyNav.jsx'],
    ["import { Nav } from './Nav.tsx';\nexport { Nav };", 'theme/Nav.tsx'],
    ["import MyNav from './Nav';\nexport { MyNav as Nav };", 'theme/Nav.tsx'],
    ["export * from './Nav';", 'theme/Nav.tsx'],
  ])('is an error in the file behind the index: %s', (code, file) => {
    const own =
      "import { useState } from 'react';\nimport {\n  Link,\n  Nav as Original,\n} from '@theme';\nexport const Nav = () => <Original />;\n";
    expect(check({ 'theme/index.tsx': `${reexport}${code}\n`, [file]: own }).errors).toEqual([
      message(file, 2),
    ]);
  });

  it.each([
    "import { Nav as Original } from 'rspress-theme-duet';",
    "import { Nav as Original } from '@rspress/core/theme-original';",
    "import { Navigation } from '@rspress/core/theme';",
    "import { Link } from '@rspress/core/theme';",
  ])('is none that wraps the original or another part: %s', code => {
    const files = { 'theme/index.tsx': `${reexport}export { Nav } from './Nav';\n`, 'theme/Nav.tsx': code };
    expect(check(files).errors).toEqual([]);
  });
});
