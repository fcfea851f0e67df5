import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import ecosystem from './docs/data/ecosystem.json';
import synonyms from './docs/data/synonyms.json';
import { pluginFeeds } from './plugins/site/feeds/index';
import { pluginHead } from './plugins/site/head/index';
import { pluginInstallTabs } from './plugins/site/install-tabs/index';
import { pluginMarkdown } from './plugins/site/markdown/index';
import { pluginPageData } from './plugins/site/page-data/index';
import { pluginRedirects } from './plugins/site/redirects/index';
import { pluginSecurity } from './plugins/site/security/index';
import { pluginSitemap } from './plugins/site/sitemap/index';
import { pluginClaims } from './plugins/tools/check/claims/index';
import { pluginOptionPages } from './plugins/tools/check/options/index';
import { pluginPages } from './plugins/tools/check/pages/index';
import { pluginParity } from './plugins/tools/check/parity/index';
import { pluginSamples } from './plugins/tools/check/samples/index';
import { pluginDuet } from './theme/plugin';

/** The repository of this project; edit links and metadata start from it. */
const repository = 'https://github.com/duet-docs/duet';

/** Where the site is read; feeds, sitemap and canonical addresses begin with it. */
const siteOrigin = 'https://rsbuild.duet.example';

export default defineConfig({
  root: 'docs',
  siteOrigin,
  base: '/',
  lang: 'en',
  title: 'Rsbuild',
  description: 'A fast build tool for the web, powered by Rspack.',
  icon: '/logo.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rsbuild',
  multiVersion: { default: '', versions: [] },
  locales: [
    { lang: 'en', label: 'English', description: 'A fast build tool for the web, powered by Rspack.' },
    { lang: 'zh', label: '简体中文', description: '由 Rspack 驱动的高性能 Web 构建工具。' },
  ],
  llms: true,
  languageParity: { enabled: true },
  route: { cleanUrls: true, exclude: ['**/shared/**', '**/src/**', '**/theme/**', '**/data/**'] },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
  },
  themeConfig: {
    lastUpdated: true,
    editLink: { docRepoBaseUrl: `${repository}/edit/main/docs` },
    enableScrollToTop: true,
    enableAppearanceAnimation: true,
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsbuild' },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
      { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.rs' },
    ],
    // Markdown itself only: the site sends no reader to a company's chat.
    llmsUI: { viewOptions: ['markdownLink'] },
  },
  // Pages name the plugins' views as any site does; here they come from the source.
  builderConfig: { resolve: { alias: { 'rspress-plugin-duet': join(import.meta.dirname, 'plugins/site') } } },
  plugins: [
    pluginDuet({
      announcement: {
        storageKey: 'duet-announcement-1.x',
        message: { en: 'These are the docs of Rsbuild 1.x.', zh: '这里是 Rsbuild 1.x 的文档。' },
        link: {
          text: { en: 'See all releases', zh: '查看全部版本' },
          href: 'https://github.com/web-infra-dev/rsbuild/releases',
        },
      },
      ecosystem,
      search: {
        synonyms: {
          titles: Object.values(synonyms.titles).flat(),
          queries: Object.values(synonyms.queries).flat(),
        },
      },
      footer: {
        en: `An independent work on <a href="https://github.com/web-infra-dev/rsbuild">Rsbuild</a>, written and maintained by the makers of <a href="${repository}">Duet</a>. MIT licensed.`,
        zh: `本站是围绕 <a href="https://github.com/web-infra-dev/rsbuild">Rsbuild</a> 的独立作品，由 <a href="${repository}">Duet</a> 的作者编写和维护，以 MIT 协议发布。`,
      },
    }),
    pluginRedirects({
      rules: [
        { from: 'config/source/alias-strategy', to: 'config/resolve/alias-strategy' },
        { from: 'config/source/alias', to: 'config/resolve/alias' },
        {
          from: 'guide/basic/(css-usage|css-modules|tailwindcss-v3|tailwindcss|unocss)',
          to: 'guide/styling/$1',
        },
        { from: 'guide/basic/configure-(rspack|rsbuild|swc)', to: 'guide/configuration/$1' },
        {
          from: 'plugins/list/plugin-assets-retry',
          to: 'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry',
        },
      ],
      hosts: ['netlify', 'nginx', 'vercel'],
    }),
    pluginFeeds({
      feeds: [
        {
          id: 'releases',
          match: '^/community/releases/.+',
          title: { en: 'Rsbuild releases', zh: 'Rsbuild 版本发布' },
          description: {
            en: 'What each release of Rsbuild 1.x brings.',
            zh: 'Rsbuild 各个版本带来的变化。',
          },
          links: ['^/$', '^/community/releases/$'],
        },
      ],
    }),
    pluginInstallTabs(),
    pluginMarkdown({ hosts: ['netlify', 'nginx', 'vercel'] }),
    pluginSitemap(),
    pluginHead({
      image: {
        src: '/og.png',
        alt: 'Rsbuild, a fast build tool for the web, powered by Rspack',
        width: 1200,
        height: 630,
      },
    }),
    pluginSecurity({ hosts: ['netlify', 'nginx', 'vercel'], trustedTypes: true }),
    pluginPageData(),
    pluginOptionPages({
      folder: '/config',
      package: '@rsbuild/core',
      type: 'RsbuildConfig',
      packages: 'tests/facts',
      defaults: 'tests/facts/defaults.mjs',
      versions: 'tests/facts/versions.json',
    }),
    pluginPages({
      typescript: './tests/facts/node_modules/typescript',
      descriptionLength: { en: 160, zh: 80 },
    }),
    pluginParity(),
    pluginClaims({ packages: 'tests/facts', record: 'tests/facts/claims.txt' }),
    pluginSamples({
      packages: 'tests/facts',
      ambient: ['@rsbuild/core/types'],
      commands: ['rsbuild'],
      run: {
        command: ['rsbuild', 'build'],
        files: { 'src/index.ts': "document.body.textContent = 'Hello';\n" },
      },
    }),
  ],
});
