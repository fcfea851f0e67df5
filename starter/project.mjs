import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const templates = fileURLToPath(new URL('template', import.meta.url));

/** Versions that the project starts with; Duet's own packages have the version of this one. */
export const versions = {
  '@rspress/core': '2.0.22',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  'axe-core': '4.14.1',
  'playwright-core': '1.65.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
};

/**
 * The files of a new project, by path.
 * @param {import('./arguments.mjs').Options} options
 * @param {string} duet version of Duet's packages
 * @returns {Map<string, string>}
 */
export function projectFiles(options, duet) {
  const files = new Map();
  // The template `package` adds to `site`, and replaces some of its files.
  const used = options.template === 'package' ? ['site', 'package'] : ['site'];
  for (const name of used) {
    for (const [path, content] of readTemplate(name)) {
      const target = targetOf(path, options);
      if (target) files.set(target, fill(content, options));
    }
  }
  files.set('package.json', json(manifest(options, duet)));
  files.set('rspress.config.ts', config(options));
  if (options.agents) files.set('.mcp.json', json({ mcpServers: { docs: localServer } }));
  return files;
}

/** Text files of a template, with forward slashes. */
function readTemplate(name) {
  const folder = join(templates, name);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(file, 'utf8')];
    });
}

/**
 * Where a file of the template goes, or undefined if the project does without it. On a site of one
 * language the pages lie directly in `docs`.
 */
function targetOf(path, { langs }) {
  // npm leaves a `.gitignore` out of packages.
  if (path === 'gitignore') return '.gitignore';
  const [, lang, rest] = /^docs\/(en|zh)\/(.*)$/.exec(path) ?? [];
  if (!lang) return path;
  if (!langs.includes(lang)) return undefined;
  return langs.length > 1 ? path : `docs/${rest}`;
}

/** Replaces the placeholders of a template and keeps the parts between `# if checks` and `# end` where they apply. */
function fill(content, { folder, title, checks }) {
  return content
    .replace(
      /^( *\w+: )(.*__TITLE__.*)$/gm,
      (_, key, value) => key + yaml(value.replaceAll('__TITLE__', () => title)),
    )
    .replaceAll('__TITLE__', () => title)
    .replaceAll('__PACKAGE__', packageName(folder))
    .replace(/^[ \t]*# if checks\n([\s\S]*?)^[ \t]*# end\n/gm, (_, part) => (checks ? part : ''));
}

/** A text as a value of frontmatter: in quotes where YAML would read something else. */
function yaml(text) {
  const isPlain =
    /^\p{L}/u.test(text) && !/: |:$| #|^(true|false|null|yes|no|on|off)$/i.test(text) && text === text.trim();
  return isPlain ? text : JSON.stringify(text);
}

/** A valid package name from the last part of a folder name; `my-docs` where nothing is left of it. */
function packageName(folder) {
  const [last = ''] = folder.split(/[\\/]/).filter(Boolean).slice(-1);
  return (
    last
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'my-docs'
  );
}

function manifest({ folder, checks, template, title }, duet) {
  const isPackage = template === 'package';
  const before = isPackage ? 'npm run build:package && ' : '';
  return {
    name: packageName(folder),
    ...(isPackage ? { version: '0.1.0', description: title } : { private: true }),
    type: 'module',
    ...(isPackage && {
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      files: ['dist'],
    }),
    scripts: {
      start: `${before}rspress dev`,
      build: `${before}rspress build`,
      preview: 'rspress preview',
      audit: 'duet audit',
      ...(isPackage && { 'build:package': 'tsc -p tsconfig.package.json' }),
      ...(checks && { check: `${before}duet check` }),
    },
    devDependencies: {
      ...versions,
      'rspress-duet-tools': `^${duet}`,
      'rspress-plugin-duet': `^${duet}`,
      'rspress-theme-duet': `^${duet}`,
    },
    '//overrides': 'Newer patch releases of these two ask for package versions that were never published.',
    overrides: { 'remark-cjk-friendly': '2.3.2', 'remark-cjk-friendly-gfm-strikethrough': '2.3.1' },
    engines: { node: '^20.19.0 || >=22.12.0' },
  };
}

/** Gives agents that work on the project its built pages. */
const localServer = { command: 'npx', args: ['duet', 'mcp', 'doc_build'] };

const labels = { en: 'English', zh: '简体中文' };

/** The text of `rspress.config.ts`. */
function config({ langs, checks, agents, template, title }) {
  const isPackage = template === 'package';
  const two = langs.length > 1;
  const text = (en, zh) => {
    const byLang = { en, zh };
    if (!two) return quote(byLang[langs[0]]);
    return `{ ${langs.map(lang => `${lang}: ${quote(byLang[lang])}`).join(', ')} }`;
  };
  const imports = [
    `import { defineConfig } from '@rspress/core';`,
    `import { pluginFeeds } from 'rspress-plugin-duet/feeds';`,
    `import { pluginHead } from 'rspress-plugin-duet/head';`,
    `import { pluginInstallTabs } from 'rspress-plugin-duet/install-tabs';`,
    ...(agents ? [`import { pluginMarkdown } from 'rspress-plugin-duet/markdown';`] : []),
    `import { pluginPageData } from 'rspress-plugin-duet/page-data';`,
    `import { pluginRedirects } from 'rspress-plugin-duet/redirects';`,
    `import { pluginSitemap } from 'rspress-plugin-duet/sitemap';`,
    ...(checks
      ? [
          ...(isPackage ? [`import { pluginOptionPages } from 'rspress-duet-tools/options';`] : []),
          `import { pluginPages } from 'rspress-duet-tools/pages';`,
          ...(two ? [`import { pluginParity } from 'rspress-duet-tools/parity';`] : []),
          `import { pluginSamples } from 'rspress-duet-tools/samples';`,
        ]
      : []),
    `import { pluginDuet } from 'rspress-theme-duet/plugin';`,
    ...(checks && isPackage ? [`import manifest from './package.json';`] : []),
  ];
  const plugins = [
    ...(agents
      ? [
          `// Readers can add the documentation to their editor, among the actions of each page.`,
          `pluginDuet({ mcp: { name: ${quote(title)} } }),`,
          `// Answers requests for Markdown with Markdown; remove the hosts that you do not use.`,
          `pluginMarkdown({ hosts: ['netlify', 'nginx', 'vercel'] }),`,
        ]
      : [`pluginDuet(),`]),
    `// Addresses that have moved: patterns, tried in order.`,
    `pluginRedirects({ rules: [{ from: 'guide/getting-started$', to: '/guide/start' }] }),`,
    `pluginFeeds({
      feeds: [
        {
          id: 'news',
          match: '^/news/.+',
          title: ${text(`${title} news`, `${title} 动态`)},
          description: ${text(`What is new in ${title}.`, `${title} 的最新变化。`)},
          links: ['^/$', '^/news/$'],
        },
      ],
    }),`,
    `pluginInstallTabs(),`,
    `pluginSitemap(),`,
    `pluginHead(),`,
    `pluginPageData(),`,
    ...(checks
      ? [
          `// Checks: every finding names file, line and fix. They run in development, in the build and as \`npm run check\`.`,
          `pluginPages(),`,
          ...(two ? [`pluginParity(),`] : []),
          ...(isPackage
            ? [
                `// Each page below /config describes one option; its type is compared with the package.`,
                `pluginOptionPages({ folder: '/config', package: manifest.name, type: 'GreetOptions' }),`,
              ]
            : []),
          `pluginSamples(),`,
        ]
      : []),
  ];
  return `${imports.join('\n')}

export default defineConfig({
  root: 'docs',
  // Where the site is read. Feeds, sitemap and canonical addresses begin with it.
  siteOrigin: process.env.SITE_ORIGIN ?? 'https://docs.example.com',
  // Path below which the site lies; the deploy workflow sets it for GitHub Pages.
  base: process.env.SITE_BASE ?? '/',
  lang: ${quote(langs[0])},
  title: ${quote(title)},
  description: ${quote(langs[0] === 'zh' ? `${title} 的文档。` : `Documentation of ${title}.`)},
  icon: '/logo.svg',
  logo: '/logo.svg',
  logoText: ${quote(title)},
${two ? `  locales: [\n${langs.map(lang => `    { lang: '${lang}', label: '${labels[lang]}' },`).join('\n')}\n  ],\n` : ''}  route: { cleanUrls: true },
  llms: true,
  markdown: { link: { checkDeadLinks: true } },
  themeConfig: { enableScrollToTop: true },
  plugins: [
${plugins.map(line => `    ${line}`).join('\n')}
  ],
});
`;
}

/** A text as a string of JavaScript in single quotes. */
const quote = text => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const json = value => `${JSON.stringify(value, null, 2)}\n`;
