import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { writeOutput } from '../../shared/outputFile';
import { parseOptions } from '../../shared/parseOptions';
import { siteOf } from '../../shared/site';
import { SearchRecordsOptions } from './options';
import { endings, isSearched, type Page, recordFile, recordOf, type SearchRecord } from './records';

export type { SearchRecordsOptions } from './options';

/** Writes the documents of the search index for a search engine, as `<folder>/<language>.<engine>.<ending>`. */
export const pluginSearchRecords: (options: SearchRecordsOptions) => RspressPlugin = pluginFactory(
  options => {
    const { engines, index, folder, domain } = parseOptions('search-records', SearchRecordsOptions, options);
    const languages = new Map<string, SearchRecord[]>();
    let address = domain ?? '';
    let versioned = true;
    return {
      name: 'rspress-plugin-duet/search-records',
      config(config) {
        const { origin, base } = siteOf(config);
        address = domain ?? (origin && origin + base);
        return config;
      },
      // Plugins may change the options of search until here.
      beforeBuild({ search }) {
        versioned = !(search && search.versioned === false);
      },
      async modifySearchIndexData(data) {
        // Another plugin may add keywords to the pages in the same hook, or leave some out.
        await Promise.resolve();
        const pages = (data as unknown as Page[]).filter(isSearched);
        languages.clear();
        for (const page of pages) {
          const records = languages.get(page.lang) ?? [];
          languages.set(page.lang, records);
          records.push(recordOf(page, address.replace(/\/+$/, ''), versioned));
        }
      },
      async afterBuild() {
        for (const [lang, records] of languages) {
          for (const engine of engines) {
            const file = join(folder, `${lang || 'all'}.${engine}.${endings[engine]}`);
            await writeOutput(file, recordFile(engine, records, index));
          }
        }
      },
    };
  },
);
