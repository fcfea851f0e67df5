import { describe, expect, it } from '@rstest/core';
import type { Page } from '../../../../plugins/page-data/pages';
import { pagesPatch } from '../../../../plugins/page-data/pagesPatch';
import { routesPatch } from '../../../../plugins/page-data/routesPatch';
import type { PageDataPatches, SiteModel } from '../../../../plugins/page-data/siteModel';
import { Patches, type PatchSwitches } from '../../../../shared/patch';

const page = (file: string, routePath: string) =>
  ({
    _filepath: file,
    routePath,
    title: routePath,
    lang: 'en',
    version: '',
    toc: [{ id: 'x' }],
    frontmatter: {},
  }) as unknown as Page;

const site = (change: Partial<SiteModel> = {}): SiteModel => ({
  pages: new Map([page('/docs/a.md', '/a'), page('/docs/b.tsx', '/b')].map(each => [each._filepath, each])),
  routes: [],
  everywhere: false,
  sidebars: async () => undefined,
  scripts: new Map(),
  ...change,
});
const patches = (switches: PatchSwitches<'pages' | 'routes'> = {}): PageDataPatches =>
  new Patches('page-data', 'pluginPageData', switches);

describe("Rspress's module of pages", () => {
  const stock =
    'export const pageData = { "pages": ["many"] };\n  export const searchIndexHash = { "###en": "1" };';
  const paths = (code: string) => [...code.matchAll(/"routePath":"([^"]+)"/g)].map(([, path]) => path);

  it('keeps the hashes of search and the pages that cannot carry their records', () => {
    const code = pagesPatch(patches(), site()).rewrite(stock);
    expect(code).toContain('export const searchIndexHash = { "###en": "1" };');
    expect(paths(code)).toEqual(['/b']);
  });

  it('keeps all pages, without headings, where the site wants the list everywhere', () => {
    const code = pagesPatch(patches(), site({ everywhere: true })).rewrite(stock);
    expect(paths(code)).toEqual(['/a', '/b']);
    expect(code).toContain('"routePath":"/a","lang":"en","version":"","toc":[]');
  });

  it('stays as it is where it looks different, or the patch is off', () => {
    const other = 'export default { pages: [] };';
    const used = patches();
    expect(pagesPatch(used, site()).rewrite(other)).toBe(other);
    expect(used.warnings([])[0]).toContain('The patch "pages" found nothing');
    expect(pagesPatch(patches({ pages: false }), site()).rewrite(stock)).toBe(stock);
  });
});

describe("Rspress's module of routes", () => {
  const stock = 'const loadRoute0 = () => import("/docs/a.md");\nexport const routes = [0];';
  const route = { routePath: '/a', pureRoutePath: '/a', relativePath: 'a.md', lang: 'en', version: '' };

  it('is rewritten only if it loads every route', () => {
    const full = routesPatch(patches(), site({ routes: [route as never] }));
    expect(full.rewrite(stock)).toContain('()=>import("/docs/a.md")');
    const used = patches();
    expect(routesPatch(used, site()).rewrite(stock)).toBe(stock);
    expect(used.warnings([])[0]).toContain('The patch "routes" found nothing');
  });
});
