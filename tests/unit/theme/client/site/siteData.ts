import { sampleSite } from '../../sampleSite';

const links = ['/guide/one', '/guide/two', '/guide/three'];
const sidebarOf = (home: string) => ({
  [`${home}guide/`]: [
    { text: 'Guide', items: links.map(link => ({ text: link, link: home.slice(0, -1) + link })) },
  ],
});

/** What Rspress's `virtual-site-data` holds for the site of the tests. */
export default {
  ...sampleSite,
  base: '/docs/',
  title: 'Sample',
  route: { cleanUrls: true } as { cleanUrls: boolean; prefetchLink?: boolean; useTransitions?: boolean },
  themeConfig: {
    duet: {},
    outlineTitle: 'For all',
    editLink: { docRepoBaseUrl: 'https://code.test/docs', text: 'Edit' },
    locales: [
      { lang: 'en', label: 'English', sidebar: sidebarOf('/') },
      {
        lang: 'zh',
        label: '中文',
        sidebar: sidebarOf('/zh/'),
        outlineTitle: '目录',
        editLink: { docRepoBaseUrl: 'https://code.test/zh/', text: '编辑' },
      },
    ],
  },
};
