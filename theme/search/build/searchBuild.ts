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
import { keywordsOf } from './keywords';
import { synonyms } from './synonyms';

/** A page as Rspress hands it to its search hooks. */
interface Page {
  routePath: string;
  title: string;
  content: string;
  frontmatter: Record<string, unknown>;
  id?: string;
  domain?: string;
  keywords?: string[];
}

/** Compiled on demand, the worker's part would come as an update that the page cannot take: it would reload, and lose what was typed. */
const parts = join(import.meta.dirname, '../client');

const inHead = `(${searchScript})(${opensSearch})`;

const indexName = /^static\/search_index\.(.+\.json)$/;

/**
 * The build-time half of search: documents with `id` and `domain` and without
 * what only Rspress needs, a file of titles and headings beside each index, and
 * no index at all where none is wanted (`search: false`, remote mode).
 */
export function searchBuild(
  settings: SearchSettings = {},
  scripts: HeadScripts,
  patches: Patches<PatchName>,
): RspressPlugin {
  /** Frontmatter that was taken out of the index and belongs back into the page data. */
  const frontmatters = new Map<Page, Page['frontmatter']>();
  let lines: string[][] = [];
  let wanted = true;
  let expected = false;
  const indexes = patches.patch<string[]>(
    {
      name: 'search-titles',
      package: '@rspress/core',
      loss: 'search answers only when the text of all pages has arrived',
    },
    files => files.some(file => indexName.test(file)),
    files => files.filter(file => indexName.test(file)),
  );
  return {
    config(config) {
      const search = config.search as SearchSettings | false | undefined;
      const { synonyms: _, ...rest } = settings;
      const titles = patches.isOn('search-titles') ? {} : { titles: false };
      const merged = search === false ? false : { ...search, ...rest, ...titles };
      const title = String(config.title ?? '');
      lines = [...synonyms, ...(settings.synonyms ?? [])].map(line =>
        line.map(word => word.replace('{site}', title)),
      );
      wanted = merged !== false && merged.mode !== 'remote';
      if (merged) scripts.push(inHead);
      return { ...config, search: merged as typeof config.search };
    },
    modifySearchIndexData(pages) {
      for (const page of pages as unknown as Page[]) {
        const { pageType, search, keywords } = page.frontmatter;
        frontmatters.set(page, page.frontmatter);
        // Rspress leaves out home pages and those with `search: false`, by this very field.
        page.frontmatter = { pageType, search: wanted ? search : false };
        expected ||= wanted && search !== false && pageType !== 'home';
        page.id = page.routePath;
        page.domain = '';
        page.keywords = keywordsOf(page, lines, keywords);
      }
    },
    extendPageData(data) {
      const page = data as unknown as Page;
      page.frontmatter = frontmatters.get(page) ?? page.frontmatter;
      delete page.id;
      delete page.domain;
      delete page.keywords;
    },
    ...builderPlugin('search', api => {
      api.modifyRspackConfig(config => {
        config.lazyCompilation = compiledAtOnce(parts, config.lazyCompilation);
      });
      // Rspress names its own work for this stage late; ours must come after it.
      api.onBeforeCreateCompiler(() =>
        api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation, sources }) => {
          if (!expected || !patches.isOn('search-titles')) return;
          for (const name of indexes(Object.keys(assets))) {
            const rest = indexName.exec(name)?.[1];
            if (!rest) continue;
            const titles = titlesOf(assets[name]!.source().toString());
            compilation.emitAsset(`static/search_titles.${rest}`, new sources.RawSource(titles));
          }
        }),
      );
    }),
  };
}

/** The part of an index that answers before the text has arrived. */
function titlesOf(index: string): string {
  return JSON.stringify(index && JSON.parse(index), (key, value) =>
    key === 'content'
      ? ''
      : key === 'charIndex' || key === 'frontmatter' || key === 'version'
        ? undefined
        : value,
  );
}
