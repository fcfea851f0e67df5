import { resolve } from 'node:path';
import { languagesOf } from '../../../shared/address';
import { textIn } from '../../../shared/perLanguage';
import { fileProblem } from '../../shared/fileProblem';
import type { Site } from '../../shared/site';
import { pageFolderOf, writePages } from '../../shared/writePages';
import { Documents } from './documents';
import type { Api } from './model';
import type { DocumentSettings } from './options';
import { pagesOf } from './pages';
import { readApi } from './readApi';

/** What the pages of all documents have in common. */
interface Common {
  site: Site;
  hasFacts: boolean;
  /** Gets every file that was read. */
  files: Set<string>;
}

/** Writes the pages of a document in every language, or nothing if there are mistakes; returns these. */
export function writeDocument(
  plugin: string,
  settings: DocumentSettings,
  option: string,
  { site, hasFacts, files }: Common,
): string[] {
  const problems: string[] = [];
  const isShared = typeof settings.input === 'string';
  const apis = new Map<string, Api>();
  for (const input of isShared ? [settings.input as string] : Object.values(settings.input)) {
    const file = resolve(input);
    // Also one that does not exist yet.
    files.add(file);
    const missing = fileProblem(input);
    if (missing) {
      problems.push(`${option}.input: ${missing}`);
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
  if (!original) return problems;
  const folderFiles = new Map<string, Map<string, string>>();
  for (const lang of languagesOf(site)) {
    const api = apis.get(inputOf(lang));
    if (!api) continue;
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
    folderFiles.set(pageFolderOf(site, lang, settings.folder), new Map([...pages, sidebarFile]));
  }
  // The development server keeps the pages from before a mistake.
  // A document that languages share has the same mistakes in each.
  if (problems.length > 0) return [...new Set(problems)];
  for (const [folder, pages] of folderFiles) {
    const problem = writePages(plugin, folder, pages);
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
