import { existsSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { languagesOf } from '../../../shared/address';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { hasPlugin, siteOf } from '../../shared/site';
import { pageFolderOf, plainPages } from '../../shared/writePages';
import { OpenApiOptions } from './options';
import { writeDocument } from './writeDocument';

export type { OpenApiOptions } from './options';

const name = 'openapi';

/** Writes pages about the operations and schemas of APIs, from their OpenAPI documents. */
export const pluginOpenApi: (options: OpenApiOptions) => RspressPlugin = pluginFactory(options => {
  const { documents } = parseOptions(name, OpenApiOptions, options);
  let folders: string[] = [];
  /** Every file that the pages depend on. */
  const files = new Set<string>();
  let write = () => {};
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config, _, isProd) {
      const site = siteOf(config);
      folders = documents.flatMap(({ folder }) =>
        languagesOf(site).map(lang => pageFolderOf(site, lang, folder)),
      );
      const hasFacts = hasPlugin(config, 'rspress-theme-duet');
      write = () => {
        const problems = [
          ...unknownLanguages(OpenApiOptions, options, site),
          ...documents.flatMap((settings, index) =>
            writeDocument(name, settings, `options.documents.${index}`, { site, hasFacts, files }),
          ),
        ];
        reportProblems(name, 'The pages cannot be made:', problems, isProd);
      };
      write();
      return config;
    },
    builderConfig: {
      plugins: [plainPages(name, () => folders), rewriting(files, () => write())],
    },
  };
});

/** Writes the pages again when a document changes while the development server runs. */
function rewriting(files: ReadonlySet<string>, write: () => void): RsbuildPlugin {
  return {
    name: `rspress-plugin-duet/${name}/watch`,
    setup(api) {
      api.onAfterStartDevServer(() => {
        let timer: NodeJS.Timeout | undefined;
        // Editors replace files, which ends the watching of a file but not that of its folder.
        const folders = new Set([...files].map(file => dirname(file)).filter(folder => existsSync(folder)));
        const watchers = [...folders].map(folder =>
          watch(folder, (_, changed) => {
            if (changed && ![...files].some(file => basename(file) === changed)) return;
            clearTimeout(timer);
            timer = setTimeout(write, 100);
          }),
        );
        api.onCloseDevServer(() => {
          clearTimeout(timer);
          for (const watcher of watchers) watcher.close();
        });
      });
    },
  };
}
