import { localesOf } from '../../../shared/address';

/** One check as its plugin hands it over: plain data, so that it can cross to another process. */
export interface CheckEntry {
  /** `samples`, `options`, … */
  name: string;
  /** File that exports `run`; see {@link Run} in check.ts. */
  module: string;
  /** Checked options of the plugin. */
  options: unknown;
}

/** What to check: everything the checks need to know of the site's configuration. */
export interface Job {
  /** The project's folder, absolute. */
  root: string;
  /** The content folder, absolute. */
  docs: string;
  /** Languages of the site, the one that pages are translated from first. Empty: one language, no folder. */
  languages: string[];
  /** Globs of files that are no pages of their own. */
  exclude: string[];
  checks: CheckEntry[];
  /** Folder of kept results. Default: `node_modules/.cache/duet-checks` of the project. */
  cache?: string;
}

/** What a run is asked for besides the job. */
export interface Wish {
  /** Only these checks; all when absent. */
  only?: string[];
  /** Only findings in files below these paths, relative to the project. */
  paths?: string[];
  /** An action instead of a check, such as `accept`. */
  action?: string;
  /** Words after the action. */
  parameters?: string[];
}

/** The parts of Rspress's configuration that a job is made of. */
export interface SiteConfig {
  root?: string;
  lang?: string;
  locales?: { lang: string }[];
  themeConfig?: { locales?: { lang: string }[] };
  route?: { exclude?: string[] };
  plugins?: unknown[];
}

/** Where a plugin carries its {@link CheckEntry}; global, so that two copies of the package agree. */
export const checkKey = Symbol.for('rspress-plugin-duet.check');

/** The job that a site's configuration asks for. */
export function jobOf(config: SiteConfig, root: string, docs: string): Job {
  const locales = localesOf(config);
  const others = locales.map(({ lang }) => lang).filter(lang => lang !== config.lang);
  return {
    root,
    docs,
    languages: locales.length > 0 && config.lang ? [config.lang, ...others] : [],
    exclude: config.route?.exclude ?? [],
    checks: (config.plugins ?? []).flat().flatMap(plugin => {
      const entry = (plugin as Record<symbol, CheckEntry> | undefined)?.[checkKey];
      return entry ? [entry] : [];
    }),
  };
}
