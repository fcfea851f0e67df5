import type { ToolLink } from 'rspress-theme-duet';

/** The packages, as the home page shows them. */
export const packages: ToolLink[] = [
  {
    name: 'rspress-theme-duet',
    desc: { en: 'Layouts, components, search and pluginDuet()', zh: '布局、组件、搜索和 pluginDuet()' },
    logo: '/icons/theme.svg',
    url: '/guide/start',
  },
  {
    name: 'rspress-plugin-duet',
    desc: {
      en: 'Redirects, feeds, sitemap, head tags and more, for any theme',
      zh: '重定向、订阅源、站点地图、head 标签等，适用于任何主题',
    },
    logo: '/icons/plugin.svg',
    url: '/plugins/',
  },
  {
    name: 'rspress-duet-tools',
    desc: {
      en: 'Checks of pages, and the command duet: audit, relevance, overrides',
      zh: '页面检查，以及 duet 命令：审查、相关性、定制',
    },
    logo: '/icons/checks.svg',
    url: '/plugins/checks',
  },
  {
    name: 'create-duet-docs',
    desc: { en: 'A complete documentation site from one command', zh: '一条命令创建完整的文档站点' },
    logo: '/icons/starter.svg',
    url: '/guide/starter',
  },
];
