import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { findOverrides } from '../../../../../plugins/tools/overrides/findOverrides';
import { noHistory, withRelease } from '../../../../../plugins/tools/overrides/history';

const known = [
  'part Nav',
  'part Layout',
  'part IconSearch',
  'slot bottom',
  'token --duet-brand',
  'token --rp-c-brand',
  'word closeText',
  'word searchClearText',
  'class duet-nav',
];
const history = withRelease(noHistory, '0.1.0', Object.fromEntries(known.map(item => [item, {}])));
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duet-overrides-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is found in a project with these files, as `<kind> <name> <file>`. */
function found(files: Record<string, string>, theme = 'theme'): string[] {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return findOverrides(root, theme, history).map(({ kind, name, file, wraps }) =>
    [kind, name, file.replaceAll('\\', '/'), ...(wraps ? ['wraps'] : [])].join(' '),
  );
}

const reexport = "export * from 'rspress-theme-duet';\n";

describe('overrides', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['none in an empty project', {}, []],
    ['none in an index that only exports Duet', { 'theme/index.tsx': reexport }, []],
    [
      'a part in the index',
      { 'theme/index.tsx': `${reexport}export function Nav() {}\nexport const Own = 1;` },
      ['part Nav theme/index.tsx'],
    ],
    [
      'a part in a file of its own, which wraps the original',
      {
        'theme/index.tsx': `${reexport}export { Nav } from './Nav';`,
        'theme/Nav.tsx':
          "import { Nav as Original } from 'rspress-theme-duet';\nexport const Nav = () => <Original />;",
      },
      ['part Nav theme/Nav.tsx wraps'],
    ],
    [
      'parts behind `export *`',
      {
        'theme/index.ts': `${reexport}export * from './parts';`,
        'theme/parts/index.ts': 'export const Nav = 1;',
      },
      ['part Nav theme/parts/index.ts'],
    ],
    [
      'an icon',
      { 'theme/index.ts': `${reexport}export { default as IconSearch } from './search.svg';` },
      ['part IconSearch theme/index.ts'],
    ],
    [
      'a slot, and the layout that fills it',
      {
        'theme/index.tsx': `import { Layout as L } from 'rspress-theme-duet';\n${reexport}export const Layout = () => <L bottom={1} own={2} />;`,
      },
      ['part Layout theme/index.tsx wraps', 'slot bottom theme/index.tsx'],
    ],
    [
      'tokens and classes of stylesheets anywhere, comments left out',
      {
        'site.css': '/* --duet-x: 1; */ :root { --duet-brand: red; --own: 1; --rp-own: 2 }',
        'docs/a.scss': '.duet-nav { --rp-c-brand : blue; color: var(--duet-brand) }',
      },
      ['token --rp-c-brand docs/a.scss', 'class duet-nav docs/a.scss', 'token --duet-brand site.css'],
    ],
    [
      'tokens and classes that look like ours, so that they can be reported',
      { 'site.css': '.duet-nva { --duet-brnad: red }' },
      ['token --duet-brnad site.css', 'class duet-nva site.css'],
    ],
    [
      'words',
      {
        'i18n.json': '{ "closeText": { "en": "Shut" }, "own": { "en": "x" } }',
        'rspress.config.ts': 'export default { i18nSource: { searchClearText: { en: "Forget" } } };',
      },
      ['word closeText i18n.json', 'word searchClearText rspress.config.ts'],
    ],
    [
      'nothing of packages, builds and hidden folders',
      Object.fromEntries(
        ['node_modules/a', 'doc_build', 'docs/node_modules/b', '.cache', 'dist'].map(folder => [
          `${folder}/a.css`,
          ':root { --duet-brand: red }',
        ]),
      ),
      [],
    ],
  ])('%s', (_, files, expected) => {
    expect(found(files)).toEqual(expected);
  });

  it('in a theme folder of another name', () => {
    const files = { 'src/look/index.tsx': `${reexport}export const Nav = 1;` };
    expect(found(files)).toEqual([]);
    expect(found(files, 'src/look')).toEqual(['part Nav src/look/index.tsx']);
  });
});
