import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from '@rstest/core';
import { hydrated } from '../../plugins/tools/audit/index';
import { type History, stateAt, withRelease } from '../../plugins/tools/overrides/history';
import { closeAfterwards, open } from './support/browser';
import { develop, scriptsOf, stopAfterwards, typesOf } from './support/dev';
import { limit } from './support/limits';
import { buildSite, installPacked, installTimeoutMs, run, writeSite } from './support/stranger';

closeAfterwards();
stopAfterwards();

let project: string;
beforeAll(async () => {
  ({ folder: project } = await installPacked());
}, installTimeoutMs);

const home = (title: string) => `---
pageType: home
title: ${title}
description: A site.
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
const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const manifest = { 'package.json': '{ "private": true, "type": "module" }' };

// These sites have no icon.
const expectedErrors = /favicon\.ico/;

/** Opens a page of a build and waits until React has taken over. */
async function visit(build: string, path = '/') {
  const opened = await open(path, { build: relative(process.cwd(), build), expectedErrors });
  await hydrated(opened);
  return opened;
}

/** Opens a page of a site in development, and waits for its title: until then it may be loaded again. */
async function develops(site: string, path: string, title: string, from = project) {
  const opened = await open(path, { build: await develop(join('sites', site), from), expectedErrors });
  await opened.getByRole('heading', { level: 1, name: title }).waitFor();
  return opened;
}

describe('a site of a stranger', () => {
  it('with plugin and re-export: two languages, search, no error', { timeout: limit(180_000) }, async () => {
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
    await develops('both', '/zh/', '两种');
  });

  it('with the plugin alone', { timeout: limit(180_000) }, async () => {
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
    await develops('alone', '/', 'Alone');
  });

  it('with both packages: development keeps the scripts of the page that was opened first', {
    timeout: limit(180_000),
  }, async () => {
    const site = await writeSite(project, 'first-page', {
      ...manifest,
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginPageData } from 'rspress-plugin-duet/page-data';
import { pluginRedirects } from 'rspress-plugin-duet/redirects';
import { pluginDuet } from 'rspress-theme-duet/plugin';

export default defineConfig({
  root: 'docs',
  plugins: [pluginDuet(), pluginPageData(), pluginRedirects({ rules: [{ from: '^/old$', to: '/guide/start' }] })],
});
`,
      'theme/index.tsx': reexport,
      'docs/index.md': home('First'),
      'docs/guide/start.md': page,
    });
    const origin = await develop(relative(project, site), project);
    const scripts = await scriptsOf(origin);
    const opened = await open('/', { build: origin, expectedErrors });
    await opened.getByRole('link', { name: 'Start' }).first().click();
    await opened.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    // Names of modules in the name of a script change with every page that is compiled.
    expect(scripts.filter(path => path.includes('node_modules'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await scriptsOf(origin)).toEqual(scripts);
    expect(new Set(await typesOf(origin, scripts))).toEqual(new Set([expect.stringContaining('javascript')]));
  });

  it('with a theme folder and no plugin: the build says what is missing', {
    timeout: limit(180_000),
  }, async () => {
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
  });

  it('with an override at every rung, below a base', { timeout: limit(180_000) }, async () => {
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
    const developed = await develops('overrides', '/docs/guide/start', 'Start');
    await developed.getByText('A slot').waitFor();
  });
});

describe('`duet overrides`', () => {
  /** Runs the command of a package in a site, and returns its exit code and output. */
  const duet = (site: string, ...args: string[]) => {
    const { status, stdout } = spawnSync('npx', ['--no-install', 'duet', 'overrides', ...args], {
      cwd: site,
      encoding: 'utf8',
    });
    return [status, stdout];
  };

  it('shows what changed in an overridden component between two releases', {
    timeout: limit(60_000),
  }, async () => {
    const site = await writeSite(project, 'drift', {
      ...manifest,
      'theme/index.tsx': `${reexport}export const ScrollToTop = () => <a href="#top">Up</a>;\n`,
    });
    expect(duet(site, '--accept')[0]).toBe(0);
    expect(duet(site)).toEqual([0, expect.stringContaining('1 override, 0 to look at, 0 not recorded')]);

    // The next release, in which the component has a new prop.
    const next = join(site, 'node_modules/rspress-theme-duet');
    cpSync(join(project, 'node_modules/rspress-theme-duet'), next, { recursive: true });
    const file = join(next, 'dist/history.json');
    const history: History = JSON.parse(readFileSync(file, 'utf8'));
    const part = 'part ScrollToTop';
    const before = stateAt(history, part, '0.1.0')!;
    const now = { ...before, 'prop label?': 'string' };
    writeFileSync(file, JSON.stringify(withRelease(history, '0.2.0', { [part]: now })));
    const [status, output] = duet(site);
    expect(status).toBe(1);
    expect(output).toContain(
      'ScrollToTop  theme/index.tsx  0.1.0  replaces the original\n  + prop label?: string',
    );
  });
});

describe('a project with the oldest React, in which each package sees only what it declares', () => {
  let linked: string;
  beforeAll(async () => {
    ({ folder: linked } = await installPacked('linked'));
  }, installTimeoutMs);

  it('builds with every plugin, and shows the first page in development', {
    timeout: limit(480_000),
  }, async () => {
    const plugins = ['redirects', 'feeds', 'install-tabs', 'sitemap', 'head', 'page-data', 'security'];
    const nameOf = (plugin: string) => `plugin${pascalCase(plugin)}`;
    const build = await buildSite(linked, 'linked', {
      ...manifest,
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
${plugins.map(plugin => `import { ${nameOf(plugin)} } from 'rspress-plugin-duet/${plugin}';`).join('\n')}
import { pluginPages } from 'rspress-duet-tools/pages';
import { pluginSamples } from 'rspress-duet-tools/samples';
import { pluginDuet } from 'rspress-theme-duet/plugin';

export default defineConfig({
  root: 'docs', title: 'Linked', description: 'A site.', siteOrigin: 'https://example.com', lang: 'en', llms: true,
  themeConfig: {
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://example.com/a' },
      { icon: { svg: '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z" /></svg>' }, mode: 'link', content: 'https://example.com/b' },
    ],
  },
  plugins: [
    pluginDuet(), pluginRedirects({ rules: [{ from: '^/old$', to: '/guide/start' }] }),
    pluginFeeds({ feeds: [{ id: 'news', match: '^/guide', title: 'News', description: 'What is new.' }] }),
    pluginInstallTabs(), pluginSitemap(), pluginHead(), pluginPageData(), pluginSecurity(),
    pluginPages(), pluginSamples(),
  ],
});
`,
      'theme/index.tsx': `${reexport}export { Layout } from './Layout';\n`,
      'theme/Layout.tsx': `import { Layout as DuetLayout } from 'rspress-theme-duet';
export const Layout = () => <DuetLayout beforeDocFooter={<p>A slot</p>} />;
`,
      'docs/index.md': home('Linked'),
      'docs/guide/start.md': `${page.replace('---\n', '---\npublished_at: 2024-09-10\n')}\n\`\`\`sh install\nnpm install left-pad\n\`\`\`\n`,
    });
    const opened = await visit(build, '/guide/start.html');
    expect(await opened.getByText('A slot').isVisible()).toBe(true);
    expect(await opened.getByRole('tab', { name: 'pnpm' }).count()).toBe(1);
    // What is drawn from HTML outlives the next render.
    const icons = opened.locator('.duet-social__link svg');
    expect(await icons.count()).toBe(4);
    await opened.getByRole('button', { name: 'Theme: same as system' }).click();
    await opened.getByRole('button', { name: /^Theme: (light|dark)$/ }).waitFor();
    await hydrated(opened);
    expect(await icons.count()).toBe(4);
    await develops('linked', '/', 'Linked', linked);
  });
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
      expect(run('npm', ['run', 'audit', '--silent'], folder)).toMatch(/: 0 problems\n$/);
    },
    limit(480_000),
  );
});
