import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { pluginPages } from 'rspress-duet-tools/pages';
import { pluginParity } from 'rspress-duet-tools/parity';
import { pluginSamples } from 'rspress-duet-tools/samples';
import { pluginApiReference } from 'rspress-plugin-duet/api-reference';
import { pluginBlog } from 'rspress-plugin-duet/blog';
import { pluginDiagrams } from 'rspress-plugin-duet/diagrams';
import { pluginFeeds } from 'rspress-plugin-duet/feeds';
import { pluginGlossary } from 'rspress-plugin-duet/glossary';
import { pluginHead } from 'rspress-plugin-duet/head';
import { pluginInstallTabs } from 'rspress-plugin-duet/install-tabs';
import { pluginMath } from 'rspress-plugin-duet/math';
import { pluginOpenApi } from 'rspress-plugin-duet/openapi';
import { pluginRedirects } from 'rspress-plugin-duet/redirects';
import { pluginSecurity } from 'rspress-plugin-duet/security';
import { pluginSitemap } from 'rspress-plugin-duet/sitemap';
import { pluginDuet } from 'rspress-theme-duet/plugin';
import { pluginGenerated } from './generate';

/** The repository of this project. */
const repository = 'https://github.com/duet-docs/duet';

/**
 * Duet's own documentation, built from the packages by name as any other site would. It does without
 * `pluginPageData`, so that the browser tests cover the theme with Rspress's own page scripts too.
 */
export default defineConfig({
  root: 'docs',
  // The deployment puts this site below the documentation of Rsbuild.
  siteOrigin: 'https://rsbuild.duet.example',
  base: process.env.DUET_WEBSITE_BASE ?? '/',
  lang: 'en',
  icon: '/logo.svg',
  title: 'Duet',
  description: 'A documentation theme, site plugins and docs checks for Rspress 2.',
  locales: [
    {
      lang: 'en',
      label: 'English',
      description: 'A documentation theme, site plugins and docs checks for Rspress 2.',
    },
    { lang: 'zh', label: '简体中文', description: 'Rspress 2 的文档主题、站点插件和文档检查。' },
  ],
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Duet',
  globalStyles: join(import.meta.dirname, 'site.css'),
  themeConfig: {
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
    lastUpdated: true,
    editLink: { docRepoBaseUrl: `${repository}/edit/main/website/docs` },
    socialLinks: [{ icon: 'github', mode: 'link', content: repository }],
    llmsUI: { viewOptions: ['markdownLink'] },
  },
  route: { cleanUrls: true, exclude: ['**/generated/**'] },
  llms: true,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
  },
  plugins: [
    pluginGenerated(),
    pluginDuet({
      mcp: { name: 'Duet' },
      // The pages about them show them.
      linkPreviews: true,
      shortcuts: true,
      announcement: {
        storageKey: 'duet-docs-0.1',
        message: { en: 'Duet 0.1 is on its way.', zh: 'Duet 0.1 即将发布。' },
        link: {
          text: { en: 'What it contains', zh: '查看内容' },
          href: { en: '/releases/0-1-0', zh: '/zh/releases/0-1-0' },
        },
      },
      footer: {
        en: `MIT licensed. <a href="${repository}">Source code</a>`,
        zh: `以 MIT 协议发布。<a href="${repository}">源代码</a>`,
      },
    }),
    pluginPreview(),
    // The page of the code block shows one that highlights in the browser, with WebAssembly.
    pluginSecurity({
      hosts: ['netlify'],
      trustedTypes: true,
      sources: { 'script-src': ["'wasm-unsafe-eval'"] },
    }),
    pluginApiReference({
      packages: [
        {
          folder: '/reference/api/',
          title: { en: 'Functions of rspress-duet-tools', zh: 'rspress-duet-tools 的函数' },
          description: {
            en: 'The functions with which scripts and tests audit a site and measure its search.',
            zh: '供脚本和测试使用的函数：审查站点和测量搜索相关性。',
          },
          entryPoints: ['audit', 'relevance'].map(name => `../plugins/tools/${name}/index.ts`),
          tsconfig: '../plugins/tools/tsconfig.json',
          source: `${repository}/blob/main/{path}#L{line}`,
        },
      ],
    }),
    // The sample of the page about it.
    pluginOpenApi({
      documents: [
        {
          input: { en: 'openapi/library.en.yaml', zh: 'openapi/library.zh.yaml' },
          folder: '/plugins/openapi-sample/',
        },
      ],
    }),
    pluginInstallTabs(),
    pluginMath(),
    pluginDiagrams({ strict: true }),
    pluginGlossary({ file: { en: 'terms/en.yml', zh: 'terms/zh.yml' } }),
    pluginRedirects({
      rules: [
        { from: '^/(search)$', to: '/guide/search' },
        { from: '^/(checks)$', to: '/plugins/checks' },
        { from: '^/(guide)$', to: '/guide/start' },
        { from: '^/(reference)$', to: '/reference/options' },
      ],
      hosts: ['netlify'],
    }),
    pluginFeeds({
      feeds: [
        {
          id: 'releases',
          match: '^/releases/.+',
          title: { en: 'Duet releases', zh: 'Duet 版本发布' },
          description: { en: 'What each release of Duet brings.', zh: 'Duet 各个版本带来的变化。' },
          links: ['^/$', '^/releases/'],
        },
      ],
    }),
    pluginBlog({
      lists: [
        {
          folder: '/releases/',
          title: { en: 'Releases', zh: '版本发布' },
          description: { en: 'What each release of Duet brings.', zh: 'Duet 各个版本带来的变化。' },
        },
      ],
    }),
    pluginSitemap(),
    pluginHead(),
    pluginParity(),
    pluginPages({
      typescript: '../tests/facts/node_modules/typescript',
      descriptionLength: { en: 160, zh: 80 },
      replaced: ['Term', 'Glossary'],
      noDescription: {
        '/components/overview-sample/': 'a sample to list',
        '/components/overview-sample/host': 'a sample to list',
        '/components/overview-sample/port-setup': 'a sample to list',
      },
    }),
    pluginSamples({ typescript: '../tests/facts/node_modules/typescript' }),
  ],
});
