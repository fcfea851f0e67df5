import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { themeState } from '../../../../scripts/themeState';
import { runCli } from '../../../../theme/overrides/cli';
import { type History, noHistory, withRelease } from '../../../../theme/overrides/history';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duet-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Exit code and output of the command in the folder `site`. */
function run(history: History, ...args: string[]): [number, string[]] {
  const lines: string[] = [];
  const code = runCli(['overrides', '--root', join(folder, 'site'), ...args], history, text =>
    lines.push(...text.split('\n')),
  );
  return [code, lines];
}

const site = {
  'site/theme/index.tsx': `export * from 'rspress-theme-duet';
export { Nav } from './Nav';
export { Tag } from './Tag';
`,
  'site/theme/Nav.tsx':
    "import { Nav as N } from 'rspress-theme-duet';\nexport const Nav = () => <N navTitle={1} />;\n",
  'site/theme/Tag.tsx': 'export const Tag = () => <b />;\n',
  'site/site.css': ':root { --duet-brand: red; }\n',
  'site/i18n.json': '{ "closeText": { "en": "Shut" } }',
};
const advice = 'Once they fit the installed version, run `npx duet overrides --accept`.';

describe('`duet overrides`', () => {
  const first = withRelease(noHistory, '0.1.0', {
    'part Nav': { 'prop navTitle?': 'ReactNode', code: 'dist/theme/Nav.js 1' },
    'part Tag': { 'prop tag': 'string', code: 'dist/theme/Tag.js 1' },
    'slot navTitle': { type: 'ReactNode' },
    'token --duet-brand': { value: 'brown' },
    'word closeText': { text: 'Close' },
  });
  const second = withRelease(first, '0.2.0', {
    'part Nav': { 'prop navTitle?': 'string', code: 'dist/theme/Nav.js 2' },
    'part Tag': { 'prop tag': 'string', 'prop size?': 'number', code: 'dist/theme/Tag.js 2' },
    'slot navTitle': { type: 'string' },
    'token --duet-brand': { value: 'brown' },
  });

  it('lists overrides that have no version yet', () => {
    write(site);
    expect(run(first)).toEqual([
      1,
      [
        'part   Nav           theme/Nav.tsx  not recorded  wraps the original',
        'part   Tag           theme/Tag.tsx  not recorded  replaces the original',
        'slot   navTitle      theme/Nav.tsx  not recorded',
        'token  --duet-brand  site.css       not recorded',
        'word   closeText     i18n.json      not recorded',
        'rspress-theme-duet 0.1.0: 5 overrides, 0 to look at, 5 not recorded.',
        advice,
      ],
    ]);
  });

  it('records the version, and is content until the original changes', () => {
    write(site);
    const file = join(folder, 'site/duet-overrides.json');
    expect(run(first, '--accept')).toEqual([0, [`${file}: 5 overrides recorded for 0.1.0.`]]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ 'part Nav': '0.1.0' });
    const [code, lines] = run(first);
    expect([code, lines.at(-1)]).toEqual([
      0,
      'rspress-theme-duet 0.1.0: 5 overrides, 0 to look at, 0 not recorded.',
    ]);
  });

  it('shows what changed in each original since, and no changed code of one that is still rendered', () => {
    write(site);
    run(first, '--accept');
    expect(run(second)).toEqual([
      1,
      [
        'part   Nav           theme/Nav.tsx  0.1.0  wraps the original',
        '  ~ prop navTitle?: ReactNode → string',
        'part   Tag           theme/Tag.tsx  0.1.0  replaces the original',
        '  + prop size?: number',
        '  ~ code: npm diff --diff=rspress-theme-duet@0.1.0 --diff=rspress-theme-duet@0.2.0 dist/theme/Tag.js',
        'slot   navTitle      theme/Nav.tsx  0.1.0',
        '  ~ type: ReactNode → string',
        'token  --duet-brand  site.css       0.1.0',
        'word   closeText     i18n.json      0.1.0',
        '  It no longer exists, so the override has no effect.',
        'rspress-theme-duet 0.2.0: 5 overrides, 4 to look at, 0 not recorded.',
        advice,
      ],
    ]);
    run(second, '--accept');
    expect(run(second)[0]).toBe(1); // The word still has no effect.
  });

  it('names what the theme never had, with the nearest name', () => {
    write({ 'site/site.css': ':root { --duet-brnad: red; }\n' });
    expect(run(first)[1].slice(0, 2)).toEqual([
      'token  --duet-brnad  site.css  not recorded',
      '  Duet has no token of this name. Did you mean `--duet-brand`?',
    ]);
    run(first, '--accept');
    expect(readFileSync(join(folder, 'site/duet-overrides.json'), 'utf8')).toBe('{}\n');
  });

  it.each([
    [['--root', 'gone'], 'There is no folder gone.'],
    [['other'], 'Unknown command `overrides other`.'],
    [['--acept'], "Unknown option '--acept'"],
  ])('explains invalid arguments: %s', (args, message) => {
    write(site);
    expect(() => run(first, ...args)).toThrow(message);
  });

  it('explains a record that it cannot read', () => {
    write({ ...site, 'site/duet-overrides.json': '{ "part Nav": "new" }' });
    expect(() => run(first)).toThrow('must contain an object of versions');
  });

  it('prints its help', () => {
    const lines: string[] = [];
    expect(runCli([], first, text => lines.push(text))).toBe(0);
    expect(lines[0]).toContain('duet overrides [option …]');
  });
});

describe('a changed component of the theme', () => {
  it('is shown to the site that overrides it', () => {
    const theme = join(folder, 'theme');
    for (const path of ['index.tsx', 'text.ts', 'styles', 'components/ScrollToTop', 'components/Banner'])
      cpSync(join('theme', path), join(theme, path), { recursive: true });
    const index = "export { Banner } from './components/Banner/Banner';\n";
    writeFileSync(join(theme, 'index.tsx'), index);
    write({
      'site/theme/index.tsx': "export * from 'rspress-theme-duet';\nexport const Banner = () => null;\n",
    });
    const first = withRelease(noHistory, '0.1.0', themeState(theme));
    run(first, '--accept');

    const file = join(theme, 'components/Banner/Banner.tsx');
    const code = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      code.replace('  message?:', '  tone?: string;\n  message?:').replace(/^\/\*\*.*\n/gm, ''),
    );
    const second = withRelease(first, '0.2.0', themeState(theme));
    expect(run(second)[1].slice(1, 3)).toEqual([
      '  + prop tone?: string',
      '  ~ code: npm diff --diff=rspress-theme-duet@0.1.0 --diff=rspress-theme-duet@0.2.0 dist/theme/components/Banner/Banner.js',
    ]);

    writeFileSync(file, `// A comment changes nothing.\n${code}`);
    expect(run(withRelease(first, '0.2.0', themeState(theme)))[0]).toBe(0);
  });
});
