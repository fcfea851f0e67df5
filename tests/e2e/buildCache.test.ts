import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { fixtureTimeoutMs } from './support/fixture';

const folder = resolve('tests/fixtures/.cached-site');
const command = resolve('node_modules/@rspress/core/bin/rspress.js');

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The environment of all builds from now on. */
let variables = {};
/** Options of all builds from now on; a variable brings them, which Rspress's own key does not know. */
let options: object = { tabs: { word: 'other' } };
const use = (others: object) => {
  options = others;
};

/** Builds the site and returns what the build prints. */
async function build(outDir: string, cached: boolean): Promise<string> {
  const env = {
    ...process.env,
    ...variables,
    NODE_ENV: 'production',
    OUT: outDir,
    OPTIONS: JSON.stringify(options),
    RSPRESS_PERSISTENT_CACHE: String(cached),
  };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, 'build'], {
    cwd: folder,
    env,
  });
  return stdout + stderr;
}

/** Every file of a build by its path. */
function filesIn(outDir: string): Map<string, string> {
  const root = join(folder, outDir);
  return new Map(filesBelow(root).map(path => [path.slice(root.length), readFileSync(path, 'latin1')]));
}

function filesBelow(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

/** Builds the site from the cache and without it, and expects the same files; returns what the first build prints. */
async function expectSame(): Promise<string> {
  const output = await build('cached', true);
  await build('cold', false);
  expect(filesIn('cached')).toEqual(filesIn('cold'));
  return output;
}

const writePackage = (version: string) => {
  write('node_modules/part/package.json', JSON.stringify({ name: 'part', version, type: 'module' }));
  write('node_modules/part/index.js', `export const version = '${version}';\n`);
};

const withBig = (title: string) => `import { Big } from './parts/Big';\n\n# ${title}\n\n<Big />\n`;

/** What pages are made from, in one state and in another. */
function writePages(word: string, version: string, width: number): void {
  write('docs/text.md', `# Text\n\n${word} text.\n\n## ${word} heading\n`);
  write('docs/described.md', `---\ndescription: ${word} description.\n---\n\n# Described\n`);
  write('docs/including.mdx', "import Part from './parts/part.mdx';\n\n# Including\n\n<Part />\n");
  write('docs/parts/part.mdx', `${word} part.\n`);
  write('docs/packaged.mdx', "import { version } from 'part';\n\n# Packaged\n\n{version}\n");
  write('linked/page.md', `# Linked\n\n## ${word} linked heading\n`);
  writePackage(version);
  write('docs/pictured.md', '# Pictured\n\n![Picture](/picture.svg)\n');
  write('docs/public/picture.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30" />`);
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  write(
    'rspress.config.mjs',
    `import { pluginInstallTabs } from 'rspress-plugin-duet/install-tabs';
import { pluginPageData } from 'rspress-plugin-duet/page-data';
import { pluginDuet } from 'rspress-theme-duet/plugin';
const { theme, tabs, site, pageData = true } = JSON.parse(process.env.OPTIONS);
export default {
  root: 'docs', title: 'Cached', lang: 'en', llms: true, outDir: process.env.OUT, ...site,
  route: { exclude: ['**/parts/**'] },
  plugins: [pluginDuet(theme), pluginInstallTabs(tabs), ...(pageData ? [pluginPageData()] : [])],
};`,
  );
  write('theme/index.tsx', "export * from 'rspress-theme-duet';\n");
  write('i18n.json', '{}');
  write('docs/_meta.json', '["text", "overview"]');
  write('docs/index.md', '# Home\n\n```sh install\nnpm install x\n```\n');
  // As long as modules that a bundler puts into a file of their own, if several pages use them.
  write('docs/parts/Big.tsx', `export const Big = () => <p>{'${'x'.repeat(30_000)}'}</p>;\n`);
  write('docs/early.mdx', withBig('Early'));
  write('docs/later.mdx', '# Later\n');
  // It shows the headings of the other pages.
  write('docs/overview.md', '---\noverview: true\n---\n\n# Overview\n');
  write('docs/environment.mdx', '# Environment\n\n{process.env.WORD}\n');
  write('docs/clock.mdx', '# Clock\n\n{typeof Date.now()}\n');
  writePages('First', '1.0.0', 40);
  symlinkSync(join(folder, 'linked'), join(folder, 'docs/linked'), 'junction');
  await build('cached', true);
}, fixtureTimeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const html = (path: string) => readFileSync(join(folder, `cached/${path}.html`), 'utf8');

describe('a build from the cache is that of a build without one', () => {
  it('and renders only pages that read the clock, if nothing has changed', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const before = filesIn('cached');
    const output = await build('cached', true);
    expect(output).toMatch(/\b1 pages rendered, \d+ unchanged/);
    expect(output).toMatch(/\b1 pages as Markdown rendered, \d+ unchanged/);
    expect(filesIn('cached')).toEqual(before);
  });

  it('after a page, frontmatter, an included file, a package, an image and a variable have changed', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    writePages('Second', '2.0.0', 70);
    variables = { WORD: 'second word' };
    expect(await expectSame()).toMatch(/\d pages rendered, [1-9]\d* unchanged/);
    expect(html('text')).toContain('Second text');
    expect(html('overview')).toContain('Second heading');
    expect(html('described')).toContain('content="Second description.');
    expect(html('including')).toContain('Second part');
    expect(html('packaged')).toContain('2.0.0');
    expect(html('linked/page')).toContain('<title>Linked');
    expect(html('linked/page')).toContain('href="#second-linked-heading" class="duet-outline__link');
    expect(html('pictured')).toContain('width="70"');
    expect(html('environment')).toContain('second word');
  });

  const own = "export * from 'rspress-theme-duet';\nexport const DocFooter = () => <p>Own footer</p>;\n";
  const changes: [string, () => void, string?][] = [
    ['words', () => write('i18n.json', '{ "scrollToTopText": { "en": "Upwards" } }'), 'Upwards'],
    ['the theme folder', () => write('theme/index.tsx', own), 'Own footer'],
    [
      'an option of the theme',
      () => use({ ...options, theme: { announcement: { message: 'News of today', storageKey: 'news' } } }),
      'News of today',
    ],
    ['an option of a plugin', () => use({ ...options, tabs: {} })],
    ['an option of the site', () => use({ ...options, site: { title: 'Other site' } }), 'Other site'],
  ];
  it.each(changes)('after %s changed', { timeout: fixtureTimeoutMs }, async (_, change, words) => {
    const before = html('index');
    if (words) expect(before).not.toContain(words);
    change();
    await expectSame();
    if (words) expect(html('index')).toContain(words);
  });

  it('and renders no other pages, after a page began to use a component that others use', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    write('docs/later.mdx', withBig('Later'));
    // That page, and the one that reads the clock.
    expect(await expectSame()).toMatch(/\b2 pages rendered, \d+ unchanged/);
  });

  it('that jobs filled with a part of the pages each, on machines of their own', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const cache = join(folder, 'node_modules/.cache');
    const machines = ['one', 'two'].map(name => join(folder, 'machines', name));
    for (const [index, machine] of machines.entries()) {
      rmSync(cache, { recursive: true });
      const own = variables;
      variables = { ...own, DUET_PART: `${index + 1}/${machines.length}` };
      expect(await build('cached', true)).toContain(`Part ${index + 1} of 2 is compiled`);
      variables = own;
      cpSync(join(cache, 'duet-pages'), machine, { recursive: true });
    }
    rmSync(cache, { recursive: true });
    for (const machine of machines) cpSync(machine, join(cache, 'duet-pages'), { recursive: true });
    const output = await expectSame();
    // A job whose pages use other parts of the theme has another bundle: its pages are rendered again.
    expect(output).toMatch(/pages rendered, [1-9]\d* unchanged/);
    expect(output).toMatch(/pages as Markdown rendered, [1-9]\d* unchanged/);
  });

  it('after the cache was damaged', { timeout: fixtureTimeoutMs }, async () => {
    for (const file of filesBelow(join(folder, 'node_modules/.cache')))
      writeFileSync(file, readFileSync(file).subarray(0, 90).reverse());
    await build('cached', true);
    expect(filesIn('cached')).toEqual(filesIn('cold'));
  });

  it('and lists the sidebars in one order, however long reading their folders takes', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    rmSync(join(folder, 'docs/_meta.json'));
    write('docs/_nav.json', '[{ "text": "First", "link": "/first/one" }]');
    // Rspress has read the second folder long before it has read the first.
    for (let depth = 1; depth <= 8; depth++) write(`docs/first/${'deep/'.repeat(depth)}one.md`, '# One\n');
    write('docs/second/two.md', '# Two\n');
    use({ pageData: false });
    await build('sidebars', false);
    const scripts = [...filesIn('sidebars')].filter(([path]) => path.endsWith('.js'));
    const [, script] = scripts.find(([, code]) => code.includes('"/second":'))!;
    expect(script.indexOf('"/first":')).toBeGreaterThan(0);
    expect(script.indexOf('"/first":')).toBeLessThan(script.indexOf('"/second":'));
  });
});

it('names a page that cannot be rendered as Markdown, and goes on', {
  timeout: fixtureTimeoutMs,
}, async () => {
  const component = 'export const Part = () => import.meta.env.SSG_MD ? missing() : <p>Shown</p>;';
  write('docs/broken.mdx', `${component}\n\n# Broken\n\n<Part />\n`);
  expect(await build('broken', true)).toContain('docs/broken.mdx cannot be rendered as Markdown');
  expect(filesIn('broken').get('/broken.html')).toContain('Shown');
  expect(filesIn('broken').get('/broken.md')).toBe('');
});
