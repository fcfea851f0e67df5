import { describe, expect, it } from '@rstest/core';
import { moduleFile } from '../../../../../plugins/site/page-data/pageModules';
import { routesPatch } from '../../../../../plugins/site/page-data/routesPatch';
import { page, patches, site } from './support';

describe("Rspress's module of routes", () => {
  const stock = 'const loadRoute0 = () => import("/docs/a.md");\nexport const routes = [0];';
  const route = { routePath: '/a', pureRoutePath: '/a', relativePath: 'a.md', lang: 'en', version: '' };

  it('is rewritten only if it loads every route', () => {
    const full = routesPatch(patches(), site({ routes: () => [route as never] }));
    expect(full.rewrite(stock)).toContain('()=>import("/docs/a.md")');
    const used = patches();
    expect(routesPatch(used, site()).rewrite(stock)).toBe(stock);
    expect(used.warnings([])[0]).toContain('The patch "routes" found nothing');
  });

  it('loads the data of a page beside its file, where the file has several pages', () => {
    const shared = [page('/docs/a.md', '/a'), page('/docs/a.md', '/zh/a')];
    const routes = shared.map(({ routePath }) => ({ ...route, absolutePath: '/docs/a.md', routePath }));
    const model = site({ pages: new Map([['/docs/a.md', shared]]), routes: () => routes as never });
    const two = `${stock}\n${stock.replace('loadRoute0', 'loadRoute1')}`;
    const { rewrite } = routesPatch(patches(), model, '/data');
    for (const each of shared)
      expect(rewrite(two)).toContain(
        `()=>Promise.all([import("/docs/a.md"),import(${JSON.stringify(moduleFile('/data', each))})]).then(([page])=>page)`,
      );
  });
});
