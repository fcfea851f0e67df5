import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Patches } from '../../../shared/node/patch';
import type { PatchName, SearchSettings } from '../../options';
import { indexFormat } from '../../shared/search/index/head';
import type { BrowserSearchSettings } from '../../shared/search/settings';
import { builderPlugin } from '../builderPlugin';
import { searchSource } from '../pageScripts/pageScripts';
import { compiledAtOnce } from './compiledAtOnce';
import { indexFiles, isDocumentsFile } from './indexFiles';
import { keywordsOf, readSynonyms } from './keywords';
import { type SiteSynonyms, siteSynonyms } from './synonyms';

/** A page as Rspress gives it to plugins. */
interface Page {
  routePath: string;
  title: string;
  description?: string;
  frontmatter: Record<string, unknown>;
  id?: string;
  domain?: string;
  keywords?: string[];
  /** What the files of the index depend on: if it differs, they have another hash. */
  indexFormat?: string;
}

/**
 * The service of the search, never compiled on demand: the worker's chunk would arrive as an update that the page
 * cannot apply, so it would reload and lose what was typed.
 */
const serviceFolder = join(import.meta.dirname, '../../client/search/service');

/**
 * Modules of the worker are not shared with the page, which has them for browsers without workers: a worker loads
 * its shared scripts one after the other.
 */
const workerRule = { include: join(serviceFolder, 'search.worker'), layer: 'duet-search-worker' };

/**
 * The build-time half of search. It adds `id`, `domain` and `keywords` to the documents of the index, removes what
 * a search does not need, and writes the files that the browser loads next to each list of documents; without
 * a static search (`search: false`, remote mode) it writes no index.
 * @param pageScripts receives the script of the dialog, on a site with a search
 */
export function searchBuild(
  settings: SearchSettings = {},
  pageScripts: string[],
  patches: Patches<PatchName>,
): RspressPlugin {
  let synonyms: SiteSynonyms = { titles: [], head: {} };
  let groups = readSynonyms([]);
  /** What the files of the index depend on, beside the documents. */
  let format = '';
  let isLocal = true;
  let hasIndex = false;
  const { shards = 'auto' } = settings;
  const isOn = patches.isOn('search-index');
  const indexNames = patches.patch<string[]>(
    {
      name: 'search-index',
      package: '@rspress/core',
      loss: 'search loads the text of all pages and indexes it in the browser',
    },
    names => names.some(isDocumentsFile),
    names => names.filter(isDocumentsFile),
  );
  return {
    config(config) {
      const search = config.search as BrowserSearchSettings | false | undefined;
      const { synonyms: _synonyms, languageSynonyms: _language, shards: _shards, ...rest } = settings;
      const merged: BrowserSearchSettings | false = search !== false && { mode: 'local', ...search, ...rest };
      synonyms = siteSynonyms(settings, String(config.title ?? ''));
      groups = readSynonyms(synonyms.titles);
      const queries = createHash('sha256').update(JSON.stringify(synonyms.head)).digest('hex');
      format = `${indexFormat} ${shards} ${queries}`;
      isLocal = merged !== false && merged.mode === 'local';
      if (merged) {
        // Rspress imports it from another folder.
        if (settings.searchHooks?.startsWith('.')) merged.searchHooks = resolve(settings.searchHooks);
        merged.hasHooks = merged.searchHooks !== undefined;
        if (!isOn) merged.hasHead = false;
        pageScripts.push(searchSource);
      }
      return { ...config, search: merged as typeof config.search };
    },
    // These fields are a part of the index's content hash. Frontmatter stays: other plugins read it.
    modifySearchIndexData(pages) {
      // Rspress indexes these pages.
      hasIndex = pages.some(
        ({ frontmatter: { pageType, search } }) => pageType !== 'home' && search !== false,
      );
      for (const page of pages as unknown as Page[]) {
        // In YAML, `title: 2024` and `title: 2.5` are numbers, and `description: [a, b]` is a list.
        page.title = String(page.title ?? '');
        if (page.description !== undefined) page.description = String(page.description ?? '');
        if (!isLocal) continue;
        page.id = page.routePath;
        page.domain = '';
        page.indexFormat = format;
        page.keywords = keywordsOf(page, groups, page.frontmatter.keywords);
      }
    },
    extendPageData(data) {
      const page = data as unknown as Page;
      delete page.id;
      delete page.domain;
      delete page.indexFormat;
      delete page.keywords;
    },
    ...builderPlugin('search', api => {
      api.modifyRspackConfig((config, { appendRules, isDev }) => {
        appendRules(workerRule);
        // From 2.3 on, Rsbuild removes what the last two compilations did not write, unless Rspack does it.
        if (isDev) config.output = { ...config.output, clean: { keep: /./ } };
        config.lazyCompilation = compiledAtOnce(serviceFolder, config.lazyCompilation);
      });
      // Rspress registers its own work for this stage late; ours must come after it.
      api.onBeforeCreateCompiler(() => {
        // A development server compiles after each change, which changes no index, and keeps the files of the first
        // compilation: with 6,400 pages, these are 5,500.
        const written = new Set<string>();
        api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation, sources }) => {
          if (!hasIndex || !isOn) return;
          for (const name of indexNames(Object.keys(assets))) {
            if (!isLocal || written.has(name)) {
              compilation.deleteAsset(name);
              continue;
            }
            written.add(name);
            const files = indexFiles(name, assets[name]!.source().toString(), shards, synonyms.head);
            for (const [file, text] of files) {
              const source = new sources.RawSource(text);
              if (file === name) compilation.updateAsset(name, source);
              else compilation.emitAsset(file, source);
            }
          }
        });
      });
    }),
  };
}
