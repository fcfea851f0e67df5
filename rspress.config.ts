import { defineConfig } from '@rspress/core';
import { pluginDuet } from './theme/plugin';

/** The repository of this project; edit links and metadata start from it. */
const repository = 'https://github.com/duet-docs/duet';

export default defineConfig({
  root: 'docs',
  base: '/',
  lang: 'en',
  title: 'Rsbuild',
  description: 'A fast build tool for the web, powered by Rspack.',
  icon: '/logo.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  multiVersion: { default: '', versions: [] },
  locales: [
    { lang: 'en', label: 'English', description: 'A fast build tool for the web, powered by Rspack.' },
    { lang: 'zh', label: '简体中文', description: '由 Rspack 驱动的高性能 Web 构建工具。' },
  ],
  languageParity: { enabled: true },
  route: { cleanUrls: true, exclude: ['**/shared/**', '**/src/**', '**/theme/**'] },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    image: { checkDeadImages: true },
  },
  themeConfig: {
    lastUpdated: true,
    editLink: { docRepoBaseUrl: `${repository}/edit/main/docs` },
    enableScrollToTop: true,
    enableAppearanceAnimation: true,
  },
  plugins: [pluginDuet()],
});
