import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Patches } from '../../../shared/patch';
import { builderPlugin } from '../../build/builderPlugin';
import type { HeadScripts } from '../../inline/inlineScripts';
import { searchScript } from '../../inline/searchScript';
import type { PatchName } from '../../options';
import type { SearchSettings } from '../client/settings';
import { opensSearch } from '../ui/shortcut';
import { compiledAtOnce } from './compiledAtOnce';
import { indexContents } from './indexFiles';
import { keywordsOf } from './keywords';
import { synonyms } from './synonyms';

/** A page as Rspress gives it to plugins. */
interface Page {
  routePath: string;
  title: string;
  frontmatter: Record<string, unknown>;
  id?: string;
  domain?: string;
  keywords?: string[];
}

/** Compiled on demand, the worker's chunk would come as an update that the page cannot apply: it would reload and lose what was typed. */
const clientFolder = join(import.meta.dirname, '../client');

const inHead = `(${searchScript})(${opensSearch})`;

const indexName = /^static\/search_index\.(.+\.json)$/;

/**
 * The build-time half of search. It adds `id`, `domain` and `keywords` to the documents of the index,
 * takes out what the browser does not need, and writes a file of titles beside each index; without a
 * static search (`search: false`, remote mode) it writes no index.
 */
export function searchBuild(
  settings: SearchSettings = {},
  scripts: HeadScripts,
  patches: Patches<PatchName>,
): RspressPlugin {
  let groups: string[][] = [];
  let isLocal = true;
  let hasIndex = false;
  const isOn = patches.isOn('search-index');
  const indexNames = patches.patch<string[]>(
    {
      name: 'search-index',
      package: '@rspress/core',
      loss: 'search gives its first results only when the text of all pages has loaded',
    },
    names => names.some(name => indexName.test(name)),
    names => names.filter(name => indexName.test(name)),
  );
  return {
    config(config) {
      const search = config.search as SearchSettings | false | undefined;
      const { synonyms: own = [], ...rest } = settings;
      const merged: SearchSettings | false = search !== false && { mode: 'local', ...search, ...rest };
      const title = String(config.title ?? '');
      groups = [...synonyms, ...own].map(group => group.map(name => name.replace('{site}', title)));
      isLocal = merged !== false && merged.mode === 'local';
      if (merged) {
        merged.hasHooks = merged.searchHooks !== undefined;
        if (!isOn) merged.hasTitles = false;
        scripts.push(inHead);
      }
      return { ...config, search: merged as typeof config.search };
    },
    // These fields are a part of the index's content hash. Frontmatter stays: other plugins read it.
    modifySearchIndexData(pages) {
      // Rspress indexes these pages.
      hasIndex = pages.some(
        ({ frontmatter: { pageType, search } }) => pageType !== 'home' && search !== false,
      );
      if (!isLocal) return;
      for (const page of pages as unknown as Page[]) {
        page.id = page.routePath;
        page.domain = '';
        page.keywords = keywordsOf(page, groups, page.frontmatter.keywords);
      }
    },
    extendPageData(data) {
      const page = data as unknown as Page;
      delete page.id;
      delete page.domain;
      delete page.keywords;
    },
    ...builderPlugin('search', api => {
      api.modifyRspackConfig(config => {
        config.lazyCompilation = compiledAtOnce(clientFolder, config.lazyCompilation);
      });
      // Rspress registers its own work for this stage late; ours must come after it.
      api.onBeforeCreateCompiler(() =>
        api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation, sources }) => {
          if (!hasIndex || !isOn) return;
          for (const name of indexNames(Object.keys(assets))) {
            const rest = indexName.exec(name)?.[1];
            if (!rest) continue;
            if (!isLocal) {
              compilation.deleteAsset(name);
              continue;
            }
            const { full, titles } = indexContents(assets[name]!.source().toString());
            compilation.updateAsset(name, new sources.RawSource(full));
            compilation.emitAsset(`static/search_titles.${rest}`, new sources.RawSource(titles));
          }
        }),
      );
    }),
  };
}
