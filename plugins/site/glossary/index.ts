import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readPath } from '../../../shared/address';
import { decoded } from '../../../shared/decoded';
import { markupPlugin } from '../../../shared/markupPlugin';
import { cacheKey, hashOfFolders } from '../../../shared/node/cacheKey';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { textIn } from '../../../shared/perLanguage';
import { fileProblem } from '../../shared/fileProblem';
import { linkFrom, routeKey, routesByKey } from '../../shared/pageLinks';
import { markdownPages } from '../../shared/pageSource';
import { parseOptions } from '../../shared/parseOptions';
import { reportProblems } from '../../shared/problems';
import { type Site, siteOf } from '../../shared/site';
import { withPlainTerms } from './markdown';
import { GlossaryOptions } from './options';
import { linksIn, type PageGlossary, remarkTerms } from './remarkTerms';
import { readTerms, type Term } from './terms';

export type { GlossaryOptions } from './options';

const name = 'glossary';

/** Gives terms on pages their definitions, from one file per language: `<Term>bundler</Term>`, and `<Glossary />` lists all. */
export const pluginGlossary: (options: GlossaryOptions) => RspressPlugin = pluginFactory(options => {
  const { file, firstMention } = parseOptions(name, GlossaryOptions, options);
  const files = typeof file === 'string' ? [file] : Object.values(file);
  const termsOfFile = new Map<string, Term[]>();
  let site: Site;
  let routes: ReadonlyMap<string, string> = new Map();
  const glossaryOf = (page: string): PageGlossary => {
    const folders = page.startsWith(site.root + sep) ? page.slice(site.root.length + 1).split(sep) : [];
    const lang = folders.slice(0, 2).find(folder => site.langs.includes(folder)) ?? site.lang;
    return {
      terms: termsOfFile.get(textIn(file, lang, site.lang)) ?? [],
      lang,
      linkOf: url => linkFrom(page, url, site, routes),
    };
  };
  /** The pages that definitions link to, in every version and language that has them. */
  const linkedRoutes = (): string[] => {
    const paths = new Set<string>();
    for (const { definition } of [...termsOfFile.values()].flat())
      for (const url of linksIn(definition))
        paths.add(readPath(routeKey(decoded(url.replace(/[?#].*$/s, ''))), site).path);
    return [...routes.keys()].filter(key => paths.has(readPath(key, site).path)).sort();
  };
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config, _, isProd) {
      site = siteOf(config);
      const problems = unknownLanguages(GlossaryOptions, options, site);
      for (const path of files) {
        const missing = fileProblem(path);
        if (missing) {
          problems.push(`options.file: ${missing}`);
          continue;
        }
        const read = readTerms(readFileSync(resolve(path), 'utf8'));
        termsOfFile.set(path, read.terms);
        problems.push(...read.problems.map(({ line, problem }) => `${path}:${line}: ${problem}`));
      }
      reportProblems(name, 'The glossary cannot be read:', problems, isProd);
      const { remarkPlugins = [], ...markdown } = config.markdown ?? {};
      return {
        ...config,
        markdown: {
          ...markdown,
          remarkPlugins: [...remarkPlugins, markupPlugin(() => remarkTerms(glossaryOf, firstMention))],
        },
      };
    },
    routeGenerated(all) {
      routes = routesByKey(all);
    },
    builderConfig: {
      // The terms are read at the start.
      dev: { watchFiles: { type: 'restart', paths: files.map(path => resolve(path)) } },
      plugins: [
        markdownPages(name, (source, isMdx, page) =>
          isMdx ? withPlainTerms(source, () => glossaryOf(page)) : source,
        ),
        cacheKey(`rspress-plugin-duet/${name}`, () => [
          firstMention,
          [...termsOfFile],
          linkedRoutes(),
          hashOfFolders(import.meta.dirname),
        ]),
      ],
    },
  };
});
