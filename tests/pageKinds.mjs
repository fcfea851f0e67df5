/** Home, quick start, overview, option page, long guide and an unknown address: one page of each kind of the site, in English. */
export const pageKinds = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/config/server/port',
  '/guide/migration/webpack',
  '/nowhere',
];
