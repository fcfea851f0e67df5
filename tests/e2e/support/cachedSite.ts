import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from '@rstest/core';
import { fixtureTimeoutMs } from './fixture';

const command = resolve('node_modules/@rspress/core/bin/rspress.js');

/**
 * A small site whose builds from the cache are compared with those without one. Before the tests of the file, it is
 * written into a folder of its own and built with a cache; afterwards, it is removed. Call once at the top of the file.
 * @param name what tells its folder from those of other test files
 */
export function cachedSite(name: string) {
  const folder = resolve(`tests/fixtures/.cached-site-${name}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const site = {
    folder,
    /** The environment of all builds from now on. */
    variables: {} as Record<string, string>,
    /** Options of all builds from now on; a variable brings them, which Rspress's own key does not know. */
    options: { tabs: { word: 'other' } } as object,

    write(path: string, text: string): void {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },

    /** Builds the site and returns what the build prints. */
    async build(outDir: string, cached: boolean): Promise<string> {
      const env = {
        ...process.env,
        ...site.variables,
        NODE_ENV: 'production',
        OUT: outDir,
        OPTIONS: JSON.stringify(site.options),
        RSPRESS_PERSISTENT_CACHE: String(cached),
      };
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, 'build'], {
        cwd: folder,
        env,
      });
      return stdout + stderr;
    },

    /** Every file of a build by its path. */
    filesIn(outDir: string): Map<string, string> {
      const root = join(folder, outDir);
      return new Map(filesBelow(root).map(path => [path.slice(root.length), readFileSync(path, 'latin1')]));
    },

    /** The HTML of a page of the build from the cache. */
    html: (path: string): string => readFileSync(join(folder, `cached/${path}.html`), 'utf8'),

    /** Builds the site from the cache and without it, and expects the same files; returns what the first build prints. */
    async expectSame(): Promise<string> {
      const output = await site.build('cached', true);
      await site.build('cold', false);
      expect(site.filesIn('cached')).toEqual(site.filesIn('cold'));
      return output;
    },
  };
  beforeAll(async () => {
    remove();
    writeSite(site);
    await site.build('cached', true);
  }, fixtureTimeoutMs);
  afterAll(remove);
  return site;
}

/** Every file below a folder, in a stable order. */
export function filesBelow(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}

type Writer = { folder: string; write: (path: string, text: string) => void };

function writeSite({ write, folder }: Writer): void {
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
  writePages({ write }, 'First', '1.0.0', 40);
  symlinkSync(join(folder, 'linked'), join(folder, 'docs/linked'), 'junction');
}

/** A page with a component that only some pages use. */
export const withBig = (title: string): string =>
  `import { Big } from './parts/Big';\n\n# ${title}\n\n<Big />\n`;

/** What pages are made from, in one state and in another. */
export function writePages(
  { write }: Pick<Writer, 'write'>,
  word: string,
  version: string,
  width: number,
): void {
  write('docs/text.md', `# Text\n\n${word} text.\n\n## ${word} heading\n`);
  write('docs/described.md', `---\ndescription: ${word} description.\n---\n\n# Described\n`);
  write('docs/including.mdx', "import Part from './parts/part.mdx';\n\n# Including\n\n<Part />\n");
  write('docs/parts/part.mdx', `${word} part.\n`);
  write('docs/packaged.mdx', "import { version } from 'part';\n\n# Packaged\n\n{version}\n");
  write('linked/page.md', `# Linked\n\n## ${word} linked heading\n`);
  write('node_modules/part/package.json', JSON.stringify({ name: 'part', version, type: 'module' }));
  write('node_modules/part/index.js', `export const version = '${version}';\n`);
  write('docs/pictured.md', '# Pictured\n\n![Picture](/picture.svg)\n');
  write('docs/public/picture.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30" />`);
}
