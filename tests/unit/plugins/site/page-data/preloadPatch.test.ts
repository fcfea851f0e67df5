import { describe, expect, it } from '@rstest/core';
import { moduleFile } from '../../../../../plugins/site/page-data/pageModules';
import { preloadPatch } from '../../../../../plugins/site/page-data/preloadPatch';
import { page, patches, site } from './support';

/** A group of chunks that a module requests; the first chunk has the name of the group. */
const group = (request: string | undefined, ...chunks: string[][]) => ({
  name: 'page',
  origins: request === undefined ? [] : [{ request }],
  chunks: chunks.map((files, index) => ({
    name: index === 0 ? 'page' : `other${index}`,
    files: new Set(files),
  })),
});
const route = (routePath: string, absolutePath: string) => ({ routePath, absolutePath }) as never;
const compilation = (groups: object[], publicPath?: unknown) =>
  ({ chunkGroups: groups, outputOptions: { publicPath } }) as never;

describe('the scripts of a page', () => {
  const routes = [route('/a', '/docs/a.md'), route('/页', '/docs/页.md')];

  it('are those of its group apart from its own, below the public path', () => {
    const model = site({ routes: () => routes });
    const groups = [
      group('/docs/a.md', ['a.js'], ['sidebar.js', 'sidebar.css', 'sidebar.js.map']),
      group('/docs/页.md', ['b.js']),
      group(undefined, ['main.js']),
    ];
    preloadPatch(patches(), model)(compilation(groups, '/base/'));
    expect([...model.scripts]).toEqual([
      ['/a', ['/base/sidebar.js']],
      ['/页', []],
    ]);
  });

  it('of a file with several pages include the data of the page', () => {
    const shared = [page('/docs/a.md', '/a'), page('/docs/a.md', '/zh/a')];
    const model = site({
      pages: new Map([['/docs/a.md', shared]]),
      routes: () => [route('/a', '/docs/a.md'), route('/zh/a', '/docs/a.md')],
    });
    const groups = [
      group('/docs/a.md', ['a.js']),
      ...shared.map((each, index) => group(moduleFile('/data', each), [`${index}.js`], [`side${index}.js`])),
    ];
    preloadPatch(patches(), model, '/data')(compilation(groups));
    expect([...model.scripts]).toEqual([
      ['/a', ['/0.js', '/side0.js']],
      ['/zh/a', ['/1.js', '/side1.js']],
    ]);
  });

  it('lie at the root without a public path, and are unknown for a route that no group loads', () => {
    const model = site({ routes: () => routes });
    preloadPatch(patches(), model)(compilation([group('/docs/a.md', ['a.js'], ['x.js'])]));
    expect([...model.scripts]).toEqual([['/a', ['/x.js']]]);
  });

  it('are not looked for where groups name no files of pages, which is reported, or with the patch off', () => {
    const other = compilation([group('./a.md', ['a.js'], ['x.js'])]);
    const [used, off] = [patches(), patches({ preload: false })];
    const model = site({ routes: () => routes });
    preloadPatch(used, model)(other);
    preloadPatch(off, model)(other);
    expect(model.scripts.size).toBe(0);
    expect(used.warnings([])[0]).toContain('The patch "preload" found nothing to change in @rspress/core');
    expect(off.warnings([])).toEqual([]);
  });
});
