import { isAbsolute, join } from 'node:path';
import { type SiteConfig as AddressConfig, localesOf } from '../../../../shared/address';

/** One check, as plain data that can be sent to another process. */
export interface CheckEntry {
  /** `samples`, `options`, … */
  name: string;
  /** File that exports `run`; see `Run` in check.ts. */
  module: string;
  /** Validated options of the plugin. */
  options: unknown;
}

/** What to check: everything that the checks need from the site's configuration. */
export interface Job {
  /** The project's folder, absolute. */
  root: string;
  /** The content folder, absolute. */
  docs: string;
  /** Languages of the site, the source language first. Empty: one language, no folder per language. */
  languages: string[];
  /** Globs of files that are not pages. */
  exclude: string[];
  checks: CheckEntry[];
  /** Folder of the cache. Default: `node_modules/.cache/duet-checks` of the project. */
  cache?: string;
}

/** What one run of a job is limited to. */
export interface RunOptions {
  /** Names of checks; all when absent. */
  only?: string[];
  /** Only findings below these paths, relative to the project; all when empty. */
  paths?: string[];
  /** What to do in addition to checking, such as `accept`. */
  action?: string;
}

/** The parts of Rspress's configuration that a job is made from. */
export interface SiteConfig extends AddressConfig {
  root?: string;
  route?: { exclude?: string[]; excludeConvention?: string[] };
  plugins?: unknown[];
}

/** Property under which a plugin carries its {@link CheckEntry}; global, so that two copies of the package agree. */
export const checkKey = Symbol.for('rspress-plugin-duet.check');

/** The job that a site's configuration asks for. */
export function jobOf(config: SiteConfig, root: string): Job {
  const locales = localesOf(config).map(({ lang }) => lang);
  const folder = config.root ?? 'docs';
  return {
    root,
    docs: isAbsolute(folder) ? folder : join(root, folder),
    languages:
      locales.length > 0 && config.lang ? [config.lang, ...locales.filter(lang => lang !== config.lang)] : [],
    // Rspress's own default for `excludeConvention`.
    exclude: [...(config.route?.exclude ?? []), ...(config.route?.excludeConvention ?? ['**/_[^_]*'])],
    checks: (config.plugins ?? []).flat().flatMap(plugin => {
      const entry = (plugin as Record<symbol, CheckEntry> | undefined)?.[checkKey];
      return entry ? [entry] : [];
    }),
  };
}
