import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { pluginInstallTabs } from 'rspress-plugin-duet/install-tabs';
import { pluginPages } from 'rspress-plugin-duet-checks/pages';
import { pluginParity } from 'rspress-plugin-duet-checks/parity';
import { pluginDuet } from 'rspress-theme-duet/plugin';

/** The gallery: every component with live previews, built from the packages by name as a stranger would. */
export default defineConfig({
  root: 'docs',
  // The deployment puts this site below the documentation of Rsbuild.
  base: process.env.DUET_GALLERY_BASE ?? '/',
  lang: 'en',
  icon: '/logo.svg',
  title: 'Duet gallery',
  description: 'Every component of rspress-theme-duet in every state.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Duet',
  themeConfig: {
    enableAppearanceAnimation: true,
    lastUpdated: true,
    editLink: { docRepoBaseUrl: 'https://example.com/edit/docs' },
    // All modes, and one more than stand in line.
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rspress' },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'text', content: 'Ask for an invitation: duet#1234' },
      { icon: 'wechat', mode: 'img', content: '/logo.svg' },
      {
        icon: {
          svg: '<svg viewBox="0 0 24 24"><title>Mail</title><path fill="none" stroke="currentColor" stroke-width="1.8" d="M3 6h18v12H3zl9 7 9-7"/></svg>',
        },
        mode: 'dom',
        content: '<p>Write to <a href="mailto:duet@example.com">duet@example.com</a>.</p>',
      },
      { icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.rs' },
    ],
  },
  route: { cleanUrls: true },
  llms: true,
  plugins: [
    pluginDuet({
      announcement: {
        storageKey: 'gallery-announcement',
        message: { en: 'Everything here is made to be looked at.', zh: '这里的一切都可以随意查看。' },
        link: {
          text: { en: 'See the frame', zh: '查看页面框架' },
          href: { en: '/shell/', zh: '/zh/shell/' },
        },
      },
    }),
    pluginPreview(),
    pluginInstallTabs(),
    pluginParity({ ignore: { '/nav/': 'pages of menus only', '/reference': 'a page of menus only' } }),
    pluginPages({
      noDescription: {
        '/components/overview-sample/': 'a sample to list',
        '/components/overview-sample/host': 'a sample to list',
        '/components/overview-sample/port-setup': 'a sample to list',
      },
    }),
  ],
});
