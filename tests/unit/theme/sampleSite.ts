/** The configuration of a site below a base path, in two languages and two versions. */
export const sampleSite = {
  base: 'docs',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};
