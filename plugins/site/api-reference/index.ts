import { logger, type RspressPlugin } from '@rspress/core';
import { languagesOf } from '../../../shared/address';
import { counted } from '../../../shared/counted';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { textIn } from '../../../shared/perLanguage';
import { fileProblem } from '../../shared/fileProblem';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { readerText } from '../../shared/readerText';
import { hasPlugin, type Site, siteOf } from '../../shared/site';
import { pageFolderOf, plainPages, writePages } from '../../shared/writePages';
import { finishPages } from './finishPages';
import { type Loaded, loadTypeDoc } from './loadTypeDoc';
import { ApiReferenceOptions, type PackageSettings } from './options';
import { cachedCode } from './readCode';
import { sidebarFiles } from './sidebarFiles';
import { type Written, writeMarkdown } from './writeMarkdown';

export type { ApiReferenceOptions } from './options';

const name = 'api-reference';

/** Writes pages about the exports of packages, which TypeDoc reads from the code and its comments. */
export const pluginApiReference: (options: ApiReferenceOptions) => RspressPlugin = pluginFactory(options => {
  const settings = parseOptions(name, ApiReferenceOptions, options);
  let folders: string[] = [];
  return {
    name: `rspress-plugin-duet/${name}`,
    async config(config, _, isProd) {
      const site = siteOf(config);
      folders = settings.packages.flatMap(({ folder }) =>
        languagesOf(site).map(lang => pageFolderOf(site, lang, folder)),
      );
      const missing = [
        ...unknownLanguages(ApiReferenceOptions, options, site),
        ...settings.packages.flatMap(({ entryPoints, tsconfig }, index) =>
          [
            ...entryPoints.map((file, item) => [`entryPoints.${item}`, file] as const),
            ...(tsconfig ? [['tsconfig', tsconfig] as const] : []),
          ].flatMap(([option, file]) => {
            const problem = fileProblem(file);
            return problem ? [`options.packages.${index}.${option}: ${problem}`] : [];
          }),
        ),
      ];
      if (missing.length > 0) {
        reportProblems(name, 'The reference cannot be made:', missing, isProd);
        return config;
      }
      const loaded = await loadTypeDoc(name, settings.typedoc);
      const hasFacts = hasPlugin(config, 'rspress-theme-duet');
      const problems = new Set<string>();
      const errors = new Set<string>();
      for (const source of settings.packages) {
        const code = await cachedCode(loaded, source);
        for (const problem of code.problems) problems.add(problem);
        for (const error of code.errors) errors.add(error);
        if (!code.project) continue;
        const all = { project: code.project, commentLang: settings.commentLang, hasFacts, site };
        for (const problem of await writePackage(source, loaded, all)) problems.add(problem);
      }
      reportProblems(name, 'The reference is not complete:', [...problems], isProd);
      if (errors.size > 0) logger.warn(errorsText([...errors]));
      return config;
    },
    builderConfig: {
      plugins: [plainPages(name, () => folders)],
    },
  };
});

/** The check of the package names all errors; here, the first ones show what is wrong. */
function errorsText(errors: readonly string[]): string {
  const shown = errors.slice(0, 5).map(error => `  ${error}`);
  if (errors.length > 5) shown.push(`  … and ${counted(errors.length - 5, 'more errors')}`);
  return `[rspress-plugin-duet/${name}] TypeScript reports errors, so the reference may lack types:\n${shown.join('\n')}`;
}

/** What the pages of a package are made from. */
interface Material {
  project: object;
  commentLang: string;
  hasFacts: boolean;
  site: Site;
}

/** Writes the pages of a package in every language; returns what is wrong. */
async function writePackage(
  settings: PackageSettings,
  loaded: Loaded,
  { project, commentLang, hasFacts, site }: Material,
): Promise<string[]> {
  const problems: string[] = [];
  const textOf = (text: PackageSettings['title'], lang: string) => textIn(text, lang, site.lang);
  const write = async (lang: string): Promise<Written> => {
    const written = await writeMarkdown(loaded, project, {
      title: textOf(settings.title, lang),
      lang,
      source: settings.source,
      words: {
        type: readerText('apiType', lang),
        initial: readerText('apiDefault', lang),
        source: readerText('apiSource', lang),
        deprecated: readerText('apiDeprecated', lang),
      },
    });
    problems.push(...written.problems);
    return written;
  };
  // Ids come from the default language.
  const original = await write(site.lang);
  for (const lang of languagesOf(site)) {
    const { pages, kinds } = lang === site.lang ? original : await write(lang);
    if (pages.size === 0) continue;
    const finished = finishPages({
      pages,
      originals: original.pages,
      ...(site.langs.some(other => other !== commentLang) ? { commentLang } : {}),
      describe: exported =>
        readerText('apiDescription', lang)
          .replace('{name}', () => exported)
          .replace('{title}', () => textOf(settings.title, lang)),
      description: settings.description && textOf(settings.description, lang),
      hasFacts,
    });
    const problem = writePages(
      name,
      pageFolderOf(site, lang, settings.folder),
      new Map([...finished, ...sidebarFiles(finished.keys(), kinds, readerText('apiOverview', lang))]),
    );
    if (problem) problems.push(`options.packages: ${problem}`);
  }
  return problems;
}
