import { describe, expect, it } from '@rstest/core';
import { routesPatch } from '../../../../../plugins/site/page-data/routesPatch';
import { patches, site } from './support';

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
