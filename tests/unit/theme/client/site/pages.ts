/** Pages of the site of the tests; the last one exists in the default language and version alone. */
export const pages = [
  page('/', 'en', 'v2'),
  page('/zh/', 'zh', 'v2'),
  page('/v1/', 'en', 'v1'),
  page('/guide/one', 'en', 'v2'),
  page('/guide/two', 'en', 'v2'),
  page('/guide/three', 'en', 'v2'),
  page('/zh/guide/one', 'zh', 'v2'),
  page('/v1/guide/one', 'en', 'v1'),
  page('/guide/english', 'en', 'v2'),
];

function page(routePath: string, lang: string, version: string) {
  return { routePath, lang, version, title: routePath, _relativePath: `${lang}\\${routePath.slice(1)}.mdx` };
}
