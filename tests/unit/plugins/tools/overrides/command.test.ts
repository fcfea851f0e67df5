import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { type History, noHistory, withRelease } from '../../../../../plugins/tools/overrides/history';
import { themeState } from '../../../../../scripts/themeState';
import { duet } from '../../../../duet';

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

/** Installs a theme with this history in the folder `site`. */
const install = (history: History) =>
  write({
    'site/node_modules/rspress-theme-duet/package.json': '{}',
    'site/node_modules/rspress-theme-duet/dist/history.json': JSON.stringify(history),
  });

const overrides = (...args: string[]) => duet(['overrides', '--root', join(folder, 'site'), ...args]);

/** Exit code and lines of the command in the folder `site`, with a theme of this history. */
async function run(history: History, ...args: string[]): Promise<[number, string[]]> {
  install(history);
  const { code, output } = await overrides(...args);
  return [code, output.split('\n')];
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

  it('lists overrides that have no version yet', async () => {
    write(site);
    expect(await run(first)).toEqual([
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

  it('records the version, and is content until the original changes', async () => {
    write(site);
    const file = join(folder, 'site/duet-overrides.json');
    expect(await run(first, '--accept')).toEqual([0, [`${file}: 5 overrides recorded for 0.1.0.`]]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ 'part Nav': '0.1.0' });
    const [code, lines] = await run(first);
    expect([code, lines.at(-1)]).toEqual([
      0,
      'rspress-theme-duet 0.1.0: 5 overrides, 0 to look at, 0 not recorded.',
    ]);
  });

  it('shows what changed in each original since, and no changed code of one that is still rendered', async () => {
    write(site);
    await run(first, '--accept');
    expect(await run(second)).toEqual([
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
    await run(second, '--accept');
    expect((await run(second))[0]).toBe(1); // The word still has no effect.
  });

  it('names what the theme never had, with the nearest name', async () => {
    write({ 'site/site.css': ':root { --duet-brnad: red; }\n' });
    expect((await run(first))[1].slice(0, 2)).toEqual([
      'token  --duet-brnad  site.css  not recorded',
      '  Duet has no token of this name. Did you mean `--duet-brand`?',
    ]);
    await run(first, '--accept');
    expect(readFileSync(join(folder, 'site/duet-overrides.json'), 'utf8')).toBe('{}\n');
  });

  it.each<[string, string[], string]>([
    ['a folder that does not exist', ['--root', 'gone'], 'There is no folder gone.'],
    ['another argument', ['other'], "Unexpected argument 'other'"],
    ['a misspelled option', ['--acept'], "Unknown option '--acept'. Did you mean `--accept`?"],
  ])('cannot run with %s', async (_, args, message) => {
    write(site);
    install(first);
    const { code, errors } = await overrides(...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  it('cannot read another record', async () => {
    write({ ...site, 'site/duet-overrides.json': '{ "part Nav": "new" }' });
    install(first);
    const { code, errors } = await overrides();
    expect([code, errors]).toEqual([2, expect.stringContaining('must contain an object of versions')]);
  });

  it('asks for the theme where it is not installed, and for a release that has a history', async () => {
    write(site);
    expect((await overrides()).errors).toContain('rspress-theme-duet is not installed in ');
    write({ 'site/node_modules/rspress-theme-duet/package.json': '{}' });
    const { code, errors } = await overrides();
    expect(code).toBe(2);
    expect(errors).toMatch(/dist.history\.json does not exist\. Install a released version of the theme\./);
  });
});

describe('a changed component of the theme', () => {
  it('is shown to the site that overrides it', async () => {
    const theme = join(folder, 'theme');
    for (const path of [
      'index.tsx',
      'text.ts',
      'client/styles',
      'client/components/ScrollToTop',
      'client/components/Banner',
    ])
      cpSync(join('theme', path), join(theme, path), { recursive: true });
    const index = "export { Banner } from './client/components/Banner/Banner';\n";
    writeFileSync(join(theme, 'index.tsx'), index);
    write({
      'site/theme/index.tsx': "export * from 'rspress-theme-duet';\nexport const Banner = () => null;\n",
    });
    const first = withRelease(noHistory, '0.1.0', themeState(theme));
    await run(first, '--accept');

    const file = join(theme, 'client/components/Banner/Banner.tsx');
    const code = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      code.replace('  message?:', '  tone?: string;\n  message?:').replace(/^\/\*\*.*\n/gm, ''),
    );
    const second = withRelease(first, '0.2.0', themeState(theme));
    expect((await run(second))[1].slice(1, 3)).toEqual([
      '  + prop tone?: string',
      '  ~ code: npm diff --diff=rspress-theme-duet@0.1.0 --diff=rspress-theme-duet@0.2.0 dist/theme/client/components/Banner/Banner.js',
    ]);

    writeFileSync(file, `// A comment changes nothing.\n${code}`);
    expect((await run(withRelease(first, '0.2.0', themeState(theme))))[0]).toBe(0);
  });
});
