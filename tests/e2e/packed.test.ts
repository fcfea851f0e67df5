import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { closeAfterwards, hydrated, open } from './support/browser';
import { buildSite, installPacked, installTimeoutMs, type Packed, run } from './support/stranger';

closeAfterwards();

let project: string;
let packed: Packed[];
beforeAll(async () => {
  ({ folder: project, packed } = await installPacked());
}, installTimeoutMs);

const home = (title: string) => `---
pageType: home
title: ${title}
hero:
  name: ${title}
  actions:
    - text: Start
      link: /guide/start
      theme: brand
---
`;
const page = '---\ndescription: The first page.\n---\n\n# Start\n\nFirst words.\n\n## Next\n\nMore words.\n';
const reexport = "export * from 'rspress-theme-duet';\n";
const config = (options: string, duet = '') =>
  `import { defineConfig } from '@rspress/core';
import { pluginDuet } from 'rspress-theme-duet/plugin';

export default defineConfig({ root: 'docs', title: 'Stranger', ${options} plugins: [pluginDuet(${duet})] });
`;
const manifest = { 'package.json': '{ "private": true, "type": "module" }' };

/** Opens the start page of a build and waits until React has taken over. */
async function visit(build: string, path = '/') {
  const opened = await open(path, {
    build: relative(process.cwd(), build),
    // These sites have no icon.
    expectedErrors: /favicon\.ico/,
  });
  await hydrated(opened);
  return opened;
}

describe('the packed packages', () => {
  it('hold the build with types, a README, a licence and nothing of the tests', () => {
    for (const { name, files } of packed) {
      const paths = files.map(({ path }) => path);
      for (const path of ['package.json', 'README.md', 'LICENSE']) expect(paths, name).toContain(path);
      const strange = paths.filter(path =>
        /(^|\/)(tests?|node_modules)\/|\.test\.|^(?!template\/).*(?<!\.d)\.tsx?$/.test(path),
      );
      expect(strange, name).toEqual([]);
    }
  });

  it('name only entries that are in the tarball', () => {
    for (const { name, files } of packed) {
      const paths = new Set(files.map(({ path }) => `./${path}`));
      const { exports = {} } = JSON.parse(
        readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'),
      );
      const targets = Object.values<string | Record<string, string>>(exports).flatMap(target =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      expect(
        targets.filter(target => !target.includes('*') && !paths.has(target)),
        name,
      ).toEqual([]);
    }
  });

  it.each([
    ['duet-search', 'duet-search push --engine'],
    ['duet-relevance', 'duet-relevance <queries.json>'],
  ])('have a command that runs: %s', (command, usage) => {
    expect(run('npx', ['--no-install', command, '--help'], project)).toContain(usage);
  });

  it.each(['bundler', 'node16'])(
    'have types that a strict project reads (%s)',
    resolution => {
      checkTypes(join(project, 'sites', `types-${resolution}`), resolution);
    },
    120_000,
  );
});

/** Type-checks a file that uses the packages, in a project with this kind of module resolution. */
function checkTypes(folder: string, resolution: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'use.ts'),
    `import { pluginFeeds } from 'rspress-plugin-duet/feeds';
import { pluginRedirects } from 'rspress-plugin-duet/redirects';
import { pluginSamples } from 'rspress-plugin-duet-checks/samples';
import { pluginDuet } from 'rspress-theme-duet/plugin';

pluginDuet({ announcement: { storageKey: 'a', message: { en: 'Hello', fr: 'Bonjour' } } });
pluginRedirects({ rules: [{ from: 'a', to: '/b' }] });
pluginFeeds({ feeds: [{ id: 'news', match: '^/news', title: 'News', description: 'What is new.' }] });
pluginSamples();
// @ts-expect-error: a misspelt option is a type error
pluginDuet({ annoucement: {} });
`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: resolution === 'bundler' ? 'ESNext' : 'Node16',
        moduleResolution: resolution,
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      },
      include: ['use.ts'],
    }),
  );
  run('npx', ['--no-install', 'tsc', '-p', '.'], folder);
}

describe('a site of a stranger', () => {
  it('with plugin and re-export: two languages, search, no error', async () => {
    const build = await buildSite(project, 'both', {
      ...manifest,
      'rspress.config.ts': config(
        "lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],",
      ),
      'theme/index.tsx': reexport,
      'docs/en/index.md': home('Both'),
      'docs/en/guide/start.md': page,
      'docs/zh/index.md': home('两种'),
      'docs/zh/guide/start.md': page,
    });
    const opened = await visit(build, '/zh/');
    expect(await opened.getByRole('link', { name: 'Start' }).first().getAttribute('href')).toContain(
      '/zh/guide/start',
    );
    await opened.keyboard.press('Control+k');
    await opened.getByRole('combobox').fill('words');
    await opened.getByRole('option').first().waitFor();
  }, 180_000);

  it('with the plugin alone', async () => {
    const build = await buildSite(project, 'alone', {
      ...manifest,
      'rspress.config.ts': config("lang: 'en',"),
      'docs/index.md': home('Alone'),
      'docs/guide/start.md': page,
    });
    const opened = await visit(build, '/guide/start.html');
    expect(await opened.getByRole('heading', { level: 1 }).innerText()).toContain('Start');
    expect(await opened.locator('.duet-doc__columns').count()).toBe(1);
    await opened.keyboard.press('Control+k');
    await opened.getByRole('combobox').fill('words');
    await opened.getByRole('option').first().waitFor();
  }, 180_000);

  it('with a theme folder and no plugin: the build says what is missing', async () => {
    const site = buildSite(project, 'no-plugin', {
      ...manifest,
      'rspress.config.ts':
        "import { defineConfig } from '@rspress/core';\nexport default defineConfig({ root: 'docs' });\n",
      'theme/index.tsx': reexport,
      'docs/index.md': page,
    });
    await expect(site).rejects.toThrow(
      'The plugin is missing. Add `plugins: [pluginDuet()]` to rspress.config.ts',
    );
  }, 180_000);

  it('with an override at every rung, below a base', async () => {
    const build = await buildSite(project, 'overrides', {
      ...manifest,
      'rspress.config.ts': config(
        "lang: 'en', base: '/docs/', globalStyles: new URL('./site.css', import.meta.url).pathname,",
      ),
      'site.css': ':root { --duet-brand: #010203; }\n',
      'i18n.json': JSON.stringify({ searchPlaceholderText: { en: 'Find it' } }),
      'theme/index.tsx': `import { Layout as DuetLayout } from 'rspress-theme-duet';

export * from 'rspress-theme-duet';
export const Layout = () => <DuetLayout beforeDocFooter={<p>A slot</p>} />;
export const SkipLink = () => <a href="#content">My own skip link</a>;
`,
      'docs/index.md': home('Overrides'),
      'docs/guide/start.md': page,
    });
    // The host serves the site below its base.
    cpSync(build, join(build, '../out/docs'), { recursive: true });
    const opened = await visit(join(build, '../out'), '/docs/guide/start.html');
    expect(await opened.getByText('A slot').isVisible()).toBe(true);
    expect(await opened.getByText('My own skip link').count()).toBe(1);
    expect(
      await opened.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--duet-brand'),
      ),
    ).toBe('#010203');
  }, 180_000);
});

describe('create-duet-docs', () => {
  it.each([
    ['site', []],
    ['package', ['--template', 'package']],
    ['one', ['--lang', 'zh', '--no-checks']],
  ])(
    'makes a project that passes its checks and builds: %s',
    async (name, args) => {
      const folder = join(project, 'starters', name);
      rmSync(folder, { recursive: true, force: true });
      run('npx', ['--no-install', 'create-duet-docs', folder, ...args], project);
      run('npm', ['run', 'build', '--silent'], folder);
      const opened = await visit(join(folder, 'doc_build'), '/guide/start');
      expect(await opened.getByRole('heading', { level: 1 }).count()).toBe(1);
    },
    240_000,
  );
});
