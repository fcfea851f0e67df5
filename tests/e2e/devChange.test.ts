import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { afterAll, afterEach, expect, it } from '@rstest/core';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { develop, stopAfterwards, stopServers } from './support/dev';
import { fixtureTimeoutMs } from './support/fixture';

stopAfterwards();

const folder = 'tests/fixtures/.changing-site';
const compiled = resolve(folder, 'compiled.txt');
const warnings = resolve(folder, 'warnings.txt');

function write(path: string, text: string): void {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeSite(): void {
  rmSync(folder, { recursive: true, force: true });
  write('package.json', '{ "type": "module" }');
  write(
    'rspress.config.ts',
    `import { appendFileSync } from 'node:fs';
import { logger } from '@rspress/core';
import { pluginDuet } from 'rspress-theme-duet/plugin';
logger.warn = message => appendFileSync(${JSON.stringify(warnings)}, message + '\\n');
const test = /virtual-(site|page)-data\\.js$/;
const count = {
  name: 'count',
  setup(api) {
    const note = name => appendFileSync(${JSON.stringify(compiled)}, name + ' ');
    api.transform({ test }, ({ code, resourcePath }) => {
      note(test.exec(resourcePath)[1]);
      return code;
    });
    api.modifyRspackConfig((config, { environment }) => {
      if (environment.name !== 'web') return;
      config.plugins.push({
        apply: compiler => compiler.hooks.done.tap('count', ({ compilation }) => {
          if (compilation.getAssets().some(({ name }) => name.includes('search_index'))) note('index');
        }),
      });
    });
  },
};
export default { root: 'docs', title: 'Site', plugins: [pluginDuet(), { name: 'count', builderConfig: { plugins: [count] } }] };
`,
  );
  write('docs/_nav.json', '[{ "text": "Guide", "link": "/guide/one" }]');
  write('docs/index.md', '# Home\n');
  write('docs/guide/one.md', '# One\n\nText.\n');
  write('docs/guide/two.md', '# Two\n\n```sh\n# A comment\n```\n');
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let browser: Browser | undefined;
afterEach(async () => {
  await browser?.close();
});

async function openAt(origin: string): Promise<Page> {
  await browser?.close();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/guide/one`);
  await page.getByRole('heading', { level: 1, name: 'One' }).waitFor();
  return page;
}

/** The modules of all pages that were compiled since the last call, and the index of the search. */
function compiledSince(): string[] {
  if (!existsSync(compiled)) return [];
  const names = readFileSync(compiled, 'utf8').trim().split(' ').filter(Boolean).sort();
  rmSync(compiled);
  return names;
}

it(
  'compiles the lists of all pages only after a change of what they show, and the index of the search once',
  async () => {
    writeSite();
    let page = await openAt(await develop(folder, process.cwd(), true));
    const row = (name: string) => page.locator('#duet-sidebar').getByRole('link', { name, exact: true });
    await row('Two').waitFor();
    expect(new Set(compiledSince())).toEqual(new Set(['index', 'page', 'site']));

    // Rspress compiles its modules a second time after a start.
    write('docs/guide/one.md', '# One\n\nA first change.\n');
    await page.getByText('A first change.').waitFor();
    compiledSince();
    await page.evaluate(() => {
      document.documentElement.id = 'same';
    });
    for (const sentence of ['A second change.', 'A third change.']) {
      write('docs/guide/one.md', `# One\n\n${sentence}\n`);
      await page.getByText(sentence).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.id)).toBe('same');
    expect(compiledSince()).toEqual([]);

    // The search has the files of the first compilation.
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('Two');
    await page.getByRole('option', { name: 'Two' }).first().waitFor();
    await page.keyboard.press('Escape');

    // A page that was never opened, by its heading and by its frontmatter.
    write('docs/guide/two.md', '# Second\n\n```sh\n# A comment\n```\n');
    await row('Second').waitFor();
    expect(compiledSince()).toEqual(['site']);
    write('docs/guide/two.md', '---\ntitle: Last\n---\n\n# Second\n');
    await row('Last').waitFor();
    expect(compiledSince()).toEqual(['site']);

    // A mistake shows, and goes with it.
    write('docs/guide/one.md', '# One\n\n```js file="./none.js"\n```\n');
    await page.getByText('none.js').first().waitFor();
    write('docs/guide/one.md', '# One\n\nA corrected text.\n');
    await page.getByText('A corrected text.').waitFor();
    expect(compiledSince()).toEqual([]);
    write('docs/guide/_meta.json', '["one", "gone"]');
    await page.getByText('_meta.json:1:9: There is no page "gone".').first().waitFor();
    write('docs/guide/_meta.json', '["two", "one"]');
    await page.getByText('There is no page "gone".').first().waitFor({ state: 'detached' });
    await row('Last').waitFor();

    // What shows nowhere is named in the terminal.
    const warned = () => (existsSync(warnings) ? readFileSync(warnings, 'utf8') : '');
    write('docs/guide/one.md', '---\ntitle: "One\n---\n\n# One\n');
    await expect.poll(warned).toContain('docs/guide/one.md:2: Missing closing');
    write('docs/guide/one.md', '# First\n');
    await row('First').waitFor();
    const entry = '{ "type": "file", "name": "two", "label": "Zwei", "tga": "New" }';
    write('docs/guide/_meta.json', `["one", ${entry}]`);
    await row('Zwei').waitFor();
    expect(warned()).toContain('_meta.json:1:59: There is no key `tga`. Did you mean `tag`?');
    write('docs/guide/_meta.json', '["two", "one"]');
    await row('Last').waitFor();
    write('docs/guide/one.md', '# One\n');
    await row('One').waitFor();
    compiledSince();

    // While no server runs.
    await stopServers();
    write('docs/guide/two.md', '# Another\n');
    page = await openAt(await develop(folder, process.cwd(), true));
    await row('Another').waitFor();
  },
  fixtureTimeoutMs,
);

it(
  'shows a changed definition of the glossary',
  async () => {
    rmSync(folder, { recursive: true, force: true });
    write('package.json', '{ "type": "module" }');
    write(
      'rspress.config.ts',
      `import { pluginGlossary } from 'rspress-plugin-duet/glossary';
import { pluginDuet } from 'rspress-theme-duet/plugin';
export default { root: 'docs', plugins: [pluginDuet(), pluginGlossary({ file: 'terms.yaml' })] };
`,
    );
    write('terms.yaml', 'bundler: It joins files.');
    write('docs/guide/one.mdx', '# One\n\nA <Term>bundler</Term>.\n');
    const page = await openAt(await develop(folder, process.cwd(), true));
    await page.getByText('It joins files.').waitFor({ state: 'attached' });
    write('terms.yaml', 'bundler: It joins modules.');
    // The server starts again.
    await page.getByText('It joins modules.').waitFor({ state: 'attached', timeout: fixtureTimeoutMs / 2 });
  },
  fixtureTimeoutMs,
);
