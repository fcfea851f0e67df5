import { defineConfig } from '@rspress/core';
import ecosystem from './docs/data/ecosystem.json';
import { pluginOptions } from './plugins/options/index';
import { pluginPages } from './plugins/pages/index';
import { pluginParity } from './plugins/parity/index';
import { pluginSamples } from './plugins/samples/index';
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
      { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.dev' },
    ],
    // Markdown itself only: the site sends no reader to a company's chat.
    llmsUI: { viewOptions: ['markdownLink'] },
  },
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
      footer: {
        en: `An independent work on <a href="https://github.com/web-infra-dev/rsbuild">Rsbuild</a>, written and maintained by the makers of <a href="${repository}">Duet</a>. MIT licensed.`,
        zh: `本站是围绕 <a href="https://github.com/web-infra-dev/rsbuild">Rsbuild</a> 的独立作品，由 <a href="${repository}">Duet</a> 的作者编写和维护，以 MIT 协议发布。`,
      },
    }),
    pluginOptions({
      folder: '/config',
      package: '@rsbuild/core',
      type: 'RsbuildConfig',
      packages: 'tests/facts',
      defaults: 'tests/facts/defaults.mjs',
      versions: 'tests/facts/versions.json',
    }),
    pluginPages({ descriptionLength: { en: 160, zh: 80 } }),
    pluginParity(),
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
