import { describe, expect, it } from '@rstest/core';
import { loadsOf, routesCode } from '../../../../../plugins/site/page-data/routesCode';

const given = [
  ['/', '/', 'en/index.mdx', 'en', ''],
  ['/zh/', '/', 'zh/index.mdx', 'zh', ''],
  ['/a/b', '/a/b', 'en/a/b.mdx', 'en', ''],
  ['/zh/a/b', '/a/b', 'zh/a/b.mdx', 'zh', ''],
  ['/a/', '/a/', 'en/a/index.md', 'en', ''],
  ['/zh/a/', '/a/', 'zh/a/index.mdx', 'zh', ''],
  ['/made', '/made', '../.temp/temp-0.mdx', 'en', ''],
  ['/v1/zh/x', '/x', 'v1/zh/x.mdx', 'zh', 'v1'],
].map(([routePath, pureRoutePath, relativePath, lang, version], index) => ({
  routePath: routePath!,
  pureRoutePath: pureRoutePath!,
  relativePath: relativePath!,
  lang: lang!,
  version: version!,
  load: `Promise.resolve(${index})`,
}));

/** Runs the written module with stand-ins for what it imports. */
async function run(code: string) {
  const body = code.replace(/^import .*$/gm, '').replace('export const routes', 'const routes');
  const lazy = (load: () => Promise<number>) => ({ preload: load, load });
  const routes = new Function('createElement', 'lazyWithPreload', `${body}; return routes;`)(
    (page: unknown) => page,
    lazy,
  );
  return Promise.all(
    routes.map(async (route: Record<string, unknown> & { preload: () => Promise<number> }) => ({
      ...route,
      element: undefined,
      preload: await route.preload(),
    })),
  );
}

describe('routesCode', () => {
  it('gives every record of Rspress back, whatever its file is called', async () => {
    const routes = await run(routesCode(given));
    const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
    expect((routes as { path: string }[]).sort(byPath)).toEqual(
      given
        .map(({ routePath, relativePath, lang, version }, index) => ({
          path: routePath,
          filePath: relativePath,
          lang,
          version,
          element: undefined,
          preload: index,
        }))
        .sort(byPath),
    );
  });

  it('writes the path of twins once', () => {
    expect(routesCode(given).split('/a/b').length - 1).toBe(1);
  });
});

describe('loadsOf', () => {
  const code = ['a', 'b']
    .map(
      (name, index) =>
        `const loadRoute${index} = ()=>import(/* webpackChunkName: "route-${name}" */ "/${name}.mdx");\nconst Route${index} = lazyWithPreload(loadRoute${index});`,
    )
    .join('\n');

  it('finds the import of each route with the name of its chunk', () => {
    expect(loadsOf(code, 2)).toEqual([
      'import(/* webpackChunkName: "route-a" */ "/a.mdx")',
      'import(/* webpackChunkName: "route-b" */ "/b.mdx")',
    ]);
  });

  it('gives up rather than lose a route', () => {
    expect(loadsOf(code, 3)).toBeUndefined();
    expect(loadsOf('export const routes = [];', 1)).toBeUndefined();
  });
});
