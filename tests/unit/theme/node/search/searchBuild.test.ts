import { resolve } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { searchBuild } from '../../../../../theme/node/search/searchBuild';
import type { SearchSettings } from '../../../../../theme/options';

/** Runs the hooks of a build on one page, and shows it as other plugins see it between and after them. */
async function build(settings?: SearchSettings, config: UserConfig = { title: 'Tool' }, patches = {}) {
  const plugin = searchBuild(settings, [], new Patches('duet', 'pluginDuet', patches));
  const utils = {} as Parameters<NonNullable<typeof plugin.config>>[1];
  const changed = await plugin.config!(config, utils, false);
  const frontmatter = { date: '2026-01-01', keywords: 'socket', search: true };
  const page = { routePath: '/guide/port', title: 'Port', content: '', frontmatter };
  await plugin.modifySearchIndexData!([page] as never, false);
  const indexed: Record<string, unknown> = { ...page };
  await plugin.extendPageData!(page as never, false);
  return { search: changed.search as SearchSettings | false, indexed, page, frontmatter };
}

describe('searchBuild', () => {
  it('leaves the frontmatter to other plugins, whenever they look', async () => {
    for (const settings of [{}, { mode: 'remote', apiUrl: '/s' } as const]) {
      const { indexed, page, frontmatter } = await build(settings);
      expect(indexed.frontmatter).toBe(frontmatter);
      expect(page.frontmatter).toEqual({ date: '2026-01-01', keywords: 'socket', search: true });
    }
    expect((await build({}, { search: false })).page.frontmatter.search).toBe(true);
  });
  it('adds to the index what the search needs, and to the page nothing', async () => {
    const { indexed, page } = await build({ synonyms: [['port', '端口', 'anchorage of {site}']] });
    expect(indexed).toMatchObject({ id: '/guide/port', domain: '' });
    expect(indexed.keywords).toEqual(expect.arrayContaining(['socket', '端口', 'anchorage of Tool']));
    expect(Object.keys(page).sort()).toEqual(['content', 'frontmatter', 'routePath', 'title']);
  });
  it('merges its settings over those of the site, and keeps synonyms out of the browser', async () => {
    const { search } = await build(
      { limit: 3, synonyms: [['a', 'b']], languageSynonyms: false, shards: true },
      { search: { codeBlocks: true, searchHooks: '/hooks.ts' } },
    );
    expect(search).toEqual({
      mode: 'local',
      codeBlocks: true,
      searchHooks: '/hooks.ts',
      limit: 3,
      hasHooks: true,
    });
  });
  it('finds a module of hooks from the folder of the site', async () => {
    const searchHooks = async (path: string) => (await build({ searchHooks: path })).search;
    expect(await searchHooks('./hooks.ts')).toMatchObject({ searchHooks: resolve('hooks.ts') });
    expect(await searchHooks('hooks/search')).toMatchObject({ searchHooks: 'hooks/search' });
  });
  it('makes other files for other synonyms of queries', async () => {
    const formats = await Promise.all(
      [{}, { languageSynonyms: false }, { synonyms: { queries: [['a', 'b']] } }].map(
        async settings => (await build(settings)).indexed.indexFormat,
      ),
    );
    expect(new Set(formats).size).toBe(3);
    expect((await build({ languageSynonyms: true })).indexed.indexFormat).toBe(formats[0]);
  });
  it('tells the browser when there is only the list of documents', async () => {
    const { search } = await build({}, {}, { 'search-index': false });
    expect(search).toMatchObject({ hasHead: false });
  });
  it('takes a title that YAML reads as a number, and a description that it reads as a list', async () => {
    const page = { routePath: '/v2', title: 2.5, description: ['a', 'b'], content: '', frontmatter: {} };
    const plugin = searchBuild({}, [], new Patches('duet', 'pluginDuet', {}));
    await plugin.config!({}, {} as never, false);
    await plugin.modifySearchIndexData!([page] as never, false);
    expect(page).toMatchObject({ title: '2.5', description: 'a,b' });
  });
  it('leaves a search that is switched off as it is', async () => {
    expect((await build({ limit: 3 }, { search: false })).search).toBe(false);
  });
});
