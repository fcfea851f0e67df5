import { existsSync, watch } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { languagesOf } from '../../../shared/address';
import { textIn } from '../../../shared/perLanguage';
import { markdownPages } from '../../shared/pageSource';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { type Site, siteOf, sourceFolderOf } from '../../shared/site';
import { plainPage, writePages } from '../../shared/writePages';
import { Documents } from './documents';
import type { Api } from './model';
import { type DocumentSettings, OpenApiOptions } from './options';
import { pagesOf } from './pages';
import { readApi } from './readApi';

export type { OpenApiOptions } from './options';

const name = 'openapi';

/** Writes pages about the operations and schemas of APIs, from their OpenAPI documents. */
export function pluginOpenApi(options: OpenApiOptions): RspressPlugin {
  const { documents } = parseOptions(name, OpenApiOptions, options);
  let folders: string[] = [];
  /** Every file that the pages depend on. */
  const files = new Set<string>();
  let write = () => {};
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config, _, isProd) {
      const site = siteOf(config);
      folders = documents.flatMap(settings =>
        languagesOf(site).map(lang => folderOf(settings, lang, site) + sep),
      );
      const hasFacts = (config.plugins ?? [])
        .flat()
        .some(plugin => plugin && 'name' in plugin && plugin.name === 'rspress-theme-duet');
      write = () => {
        const problems = documents.flatMap((settings, index) =>
          writeDocument(settings, `options.documents.${index}`, site, { hasFacts, files }),
        );
        reportProblems(name, 'The pages cannot be made:', [...new Set(problems)], isProd);
      };
      write();
      return config;
    },
    builderConfig: {
      plugins: [
        markdownPages(name, (source, _, file) =>
          folders.some(folder => file.startsWith(folder)) ? plainPage(source) : source,
        ),
        rewriting(files, () => write()),
      ],
    },
  };
}

/** Writes the pages again when a document changes while the development server runs. */
function rewriting(files: ReadonlySet<string>, write: () => void): RsbuildPlugin {
  return {
    name: `rspress-plugin-duet/${name}/watch`,
    setup(api) {
      api.onAfterStartDevServer(() => {
        let timer: NodeJS.Timeout | undefined;
        // Editors replace files, which ends the watching of a file but not that of its folder.
        const watchers = [...new Set([...files].map(file => dirname(file)))].map(folder =>
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

/** Folder of the pages of a document in a language. */
const folderOf = ({ folder }: DocumentSettings, lang: string, site: Site): string =>
  sourceFolderOf(site, lang, folder.slice(0, -1));

/** Writes the pages of a document in every language; returns what is wrong. */
function writeDocument(
  settings: DocumentSettings,
  option: string,
  site: Site,
  { hasFacts, files }: { hasFacts: boolean; files: Set<string> },
): string[] {
  const problems: string[] = [];
  const isShared = typeof settings.input === 'string';
  const apis = new Map<string, Api>();
  for (const input of isShared ? [settings.input as string] : Object.values(settings.input)) {
    const file = resolve(input);
    if (!existsSync(file)) {
      problems.push(`${option}.input: "${input}" does not exist`);
      continue;
    }
    const documents = new Documents(file);
    const api = readApi(documents);
    if (api) apis.set(input, api);
    for (const read of documents.files) files.add(read);
    problems.push(...documents.problems);
  }
  const inputOf = (lang: string) => textIn(settings.input, lang, site.lang);
  const original = apis.get(inputOf(site.lang));
  if (problems.length > 0 || !original) return problems;
  for (const lang of languagesOf(site)) {
    const api = apis.get(inputOf(lang))!;
    if (api !== original) problems.push(...differences(original, api, inputOf(site.lang), inputOf(lang)));
    const { pages, sidebar } = pagesOf(
      api,
      {
        lang,
        ...(isShared && site.langs.some(other => other !== settings.lang) ? { textLang: settings.lang } : {}),
        ...(settings.title ? { title: textIn(settings.title, lang, site.lang) } : {}),
        ...(settings.description ? { description: textIn(settings.description, lang, site.lang) } : {}),
        depth: settings.depth,
        samples: settings.samples,
        hasFacts,
      },
      original,
    );
    // What schemas lack is seen when they are written.
    problems.push(...api.documents.problems);
    const sidebarFile: [string, string] = ['_meta.json', `${JSON.stringify(sidebar, null, 2)}\n`];
    const problem = writePages(name, folderOf(settings, lang, site), new Map([...pages, sidebarFile]));
    if (problem) problems.push(`${option}.folder: ${problem}`);
  }
  return problems;
}

/** Operations that the document of one language has and that of another one lacks. */
function differences(original: Api, other: Api, originalFile: string, otherFile: string): string[] {
  const addresses = ({ groups, webhooks }: Api) =>
    new Map(
      [...groups, { slug: 'webhooks', operations: webhooks }].flatMap(({ slug, operations }) =>
        operations.map(operation => [`${slug}#${operation.id}`, operation] as const),
      ),
    );
  const [left, right] = [addresses(original), addresses(other)];
  const missing = (from: typeof left, to: typeof left, file: string, where: string) =>
    [...from].flatMap(([address, { method, path }]) =>
      to.has(address)
        ? []
        : [
            `${file}: ${method} ${path} is missing, which ${where} has as "${address}": both need the same paths, \`operationId\` and names of tags`,
          ],
    );
  return [...missing(left, right, otherFile, originalFile), ...missing(right, left, originalFile, otherFile)];
}
