import { describe, expect, it } from '@rstest/core';
import { trimmingPlugin } from '../../../../../plugins/site/page-data/builder';
import { sidebarsPatch } from '../../../../../plugins/site/page-data/sidebarsPatch';
import { page, patches, site } from './support';

type Handler = (context: object) => string;

/** The hooks that the plugin registers for an action of Rsbuild. */
function setUp(
  action: string,
  switches: Parameters<typeof patches>[0] = {},
  change: Parameters<typeof site>[0] = {},
) {
  const used = patches(switches);
  const transforms: { test: RegExp; environments: string[]; handler: Handler }[] = [];
  const chunkNames: string[] = [];
  let config: (given: object, tools: object) => unknown = given => given;
  const chain = { output: { chunkFilename: (name: string) => chunkNames.push(name) } };
  trimmingPlugin(site(change), used, sidebarsPatch(used)).setup({
    context: { action, rootPath: '/site' },
    modifyBundlerChain: (change: (chain: object, tools: object) => void) => {
      for (const name of ['web', 'node']) change(chain, { environment: { name } });
    },
    modifyRspackConfig: (change: typeof config) => {
      config = change;
    },
    onBeforeCreateCompiler: () => {},
    processAssets: () => {},
    transform: (options: { test: RegExp; environments: string[] }, handler: Handler) =>
      transforms.push({ ...options, handler }),
  } as never);
  const codeOf = (resourcePath: string, resourceQuery = '') =>
    transforms
      .filter(({ test }) => test.test(resourcePath))
      .reduce((code, { handler }) => handler({ code, resourcePath, resourceQuery }), 'code');
  const configFor = (name: string) =>
    config({}, { environment: { name }, mergeConfig: (_: object, more: object) => more }) as {
      optimization?: { splitChunks: { cacheGroups: { duetSidebars: SidebarChunks } } };
    };
  return { transforms, chunkNames, codeOf, configFor };
}

interface SidebarChunks {
  test: RegExp;
  name: (module: object) => string | undefined;
}

describe('the builder plugin of page-data', () => {
  it('does nothing in the development server', () => {
    expect(setUp('dev')).toMatchObject({ transforms: [], chunkNames: [] });
  });

  it('changes the build for the browser only', () => {
    const { transforms, chunkNames, configFor } = setUp('build');
    expect(transforms.length).toBeGreaterThan(3);
    expect(transforms.filter(({ environments }) => environments.join() !== 'web')).toEqual([]);
    expect(chunkNames).toEqual(['static/js/async/[id].[contenthash:6].js']);
    expect(configFor('node')).toEqual({});
  });

  it('lets a page import its module, but not a part of it or a file that is no page', () => {
    const { codeOf } = setUp('build');
    expect(codeOf('/docs/a.md')).toMatch(/^code\nimport ".*duet-page-data.*\/page-[\da-f]+\.js";\n$/);
    expect(codeOf('/docs/a.md', '?raw')).toBe('code');
    expect(codeOf('/docs/shared.md')).toBe('code');
    expect(codeOf('/docs/b.tsx')).toBe('code');
  });

  it('lets a page whose file has several import no module, unless the routes cannot do so', () => {
    const shared = [page('/docs/a.md', '/a'), page('/docs/a.md', '/zh/a')];
    const pages = new Map([['/docs/a.md', shared]]);
    expect(setUp('build', {}, { pages }).codeOf('/docs/a.md')).toBe('code');
    const all = setUp('build', { routes: false }, { pages }).codeOf('/docs/a.md');
    expect(all.match(/import/g)).toHaveLength(2);
  });

  it('gives pages no modules when these would be empty', () => {
    expect(setUp('build', { pages: false }).codeOf('/docs/a.md')).toContain('import');
    expect(setUp('build', { pages: false, sidebars: false }).codeOf('/docs/a.md')).toBe('code');
  });

  it('puts each sidebar into a script of its own, on every system', () => {
    const { test, name } = setUp('build').configFor('web').optimization!.splitChunks.cacheGroups.duetSidebars;
    for (const file of [
      '/x/duet-page-data/duet-sidebar-en0.js',
      'C:\\x\\duet-page-data\\duet-sidebar-en0.js',
    ]) {
      expect(file).toMatch(test);
      expect(name({ nameForCondition: () => file })).toBe('duet-sidebar-en0');
    }
    expect(name({})).toBeUndefined();
    expect('/x/duet-page-data/page-1.js').not.toMatch(test);
  });
});
