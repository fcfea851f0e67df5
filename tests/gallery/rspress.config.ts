import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { pluginDuet } from 'rspress-theme-duet/plugin';

/** The gallery: every component with live previews, built from the packages by name as a stranger would. */
export default defineConfig({
  root: 'docs',
  lang: 'en',
  icon: '/logo.svg',
  title: 'Duet gallery',
  description: 'Every component of rspress-theme-duet in every state.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { cleanUrls: true },
  llms: true,
  plugins: [pluginDuet(), pluginPreview()],
});
