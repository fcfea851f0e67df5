import { isAbsolute, join, resolve } from 'node:path';
import { type SiteConfig as AddressConfig, localesOf, siteAddressOf } from '../../../../shared/address';
import { isMarkupPlugin } from '../../../../shared/markupPlugin';
import { servesUntranslated } from '../../../../shared/untranslated';

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
  /** The folder of the pages, absolute: the content folder, or that of the default version in it. */
  docs: string;
  /** The content folder, absolute, on a site with versions. */
  content?: string;
  /** Versions of the site besides the default one. */
  versions?: string[];
  /** Languages of the site, the source language first. Empty: one language, no folder per language. */
  languages: string[];
  /** Globs of files that are not pages. */
  exclude: string[];
  checks: CheckEntry[];
  /** What the site's configuration says about links and components. */
  site?: {
    /** Folder of the theme, absolute. */
    theme: string;
    /** Files of components that pages need not import. */
    components: string[];
    /** Routes besides those of the pages, with the prefix of their language. */
    routes: string[];
    /** Whether pages without a translation are served in other languages (`untranslated` of the theme). */
    untranslated?: boolean;
    /** Path below which the site is served, with a slash at both ends. @default '/' */
    base?: string;
    /** Which links are checked; `except` lists links that are not. */
    links?: { anchors: boolean; except: string[] };
    /** Which images are checked. */
    images?: { except: string[] };
    /** Languages of code besides those of the highlighter; undefined if they are not checked. */
    codeLanguages?: string[];
    /** Whether pages can have formulas in TeX. */
    hasFormulas?: boolean;
    /** Whether the site changes Markdown by rules or plugins of its own. */
    hasOwnMarkup?: boolean;
  };
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
  themeDir?: string;
  markdown?: {
    globalComponents?: string[];
    link?: { checkDeadLinks?: LinkCheck; checkAnchors?: LinkCheck };
    image?: { checkDeadImages?: LinkCheck };
    remarkPlugins?: unknown[];
    shiki?: { langs?: unknown; langAlias?: object; fallbackLanguage?: string; onError?: unknown };
  };
  replaceRules?: unknown[];
}

/** An option of Rspress that checks links. */
type LinkCheck = boolean | { excludes: string[] | ((url: string) => boolean) };

/** The parts of a plugin of the site that pages depend on. */
interface SitePlugin {
  name?: string;
  addPages?: unknown;
  markdown?: { globalComponents?: string[]; remarkPlugins?: unknown[] };
}

/** Property under which a plugin carries its {@link CheckEntry}; global, so that two copies of the package agree. */
export const checkKey = Symbol.for('rspress-duet-tools.check');

/**
 * The job that a site's configuration asks for.
 * @param routes all routes of the site, where Rspress has told them
 */
export function jobOf(config: SiteConfig, root: string, routes?: string[]): Job {
  const locales = localesOf(config).map(({ lang }) => lang);
  const folder = config.root ?? 'docs';
  const content = isAbsolute(folder) ? folder : join(root, folder);
  const { base, version, versions } = siteAddressOf(config);
  const plugins = (config.plugins ?? []).flat().filter(Boolean) as SitePlugin[];
  return {
    root,
    // Pages of other versions describe other packages.
    docs: versions.length > 0 ? join(content, version) : content,
    ...(versions.length > 0 && { content, versions: versions.filter(other => other !== version) }),
    languages:
      locales.length > 0 && config.lang ? [config.lang, ...locales.filter(lang => lang !== config.lang)] : [],
    // Rspress's own default for `excludeConvention`.
    exclude: [...(config.route?.exclude ?? []), ...(config.route?.excludeConvention ?? ['**/_[^_]*'])],
    checks: plugins.flatMap(plugin => {
      const entry = (plugin as Record<symbol, CheckEntry | undefined>)[checkKey];
      return entry ? [entry] : [];
    }),
    site: {
      theme: resolve(root, config.themeDir ?? 'theme'),
      components: [config, ...plugins].flatMap(({ markdown }) => markdown?.globalComponents ?? []),
      routes: routes ?? [],
      base,
      untranslated: servesUntranslated(plugins),
      links: linksOf(config, plugins, routes !== undefined),
      images: imagesOf(config),
      ...markupOf(config, plugins),
    },
  };
}

/** The images to check: those that Rspress checks too, where the exceptions are a list. */
function imagesOf({ markdown }: SiteConfig) {
  const { checkDeadImages = true } = markdown?.image ?? {};
  if (typeof checkDeadImages !== 'object') return checkDeadImages ? { except: [] } : undefined;
  const { excludes } = checkDeadImages;
  return typeof excludes === 'function' ? undefined : { except: excludes };
}

/** What the site adds to Markdown. */
function markupOf({ markdown, replaceRules }: SiteConfig, plugins: SitePlugin[]) {
  const official = /^(rspress-(theme-duet|plugin-duet|duet-tools)\b|@rspress\/)/;
  const others = plugins.filter(({ name = '' }) => !official.test(name));
  const isChanged = [{ markdown }, ...others].some(plugin =>
    plugin.markdown?.remarkPlugins?.some(entry => !isMarkupPlugin(entry) && !isRemarkMath(entry)),
  );
  const { langs, langAlias = {}, fallbackLanguage, onError } = markdown?.shiki ?? {};
  const isOpen = isChanged || fallbackLanguage || onError || (langs !== undefined && !isListOfNames(langs));
  const remarkPlugins = [{ markdown }, ...plugins].flatMap(plugin => plugin.markdown?.remarkPlugins ?? []);
  const hasFormulas =
    plugins.some(({ name }) => name === 'rspress-plugin-duet/math') || remarkPlugins.some(isRemarkMath);
  return {
    codeLanguages: isOpen ? undefined : [...Object.keys(langAlias), ...(hasFormulas ? ['math'] : [])],
    hasFormulas,
    hasOwnMarkup: Boolean(isChanged) || (replaceRules ?? []).length > 0,
  };
}

/** The plugin that reads formulas, which the checks know. */
function isRemarkMath(entry: unknown): boolean {
  const [plugin] = Array.isArray(entry) ? entry : [entry];
  return typeof plugin === 'function' && plugin.name === 'remarkMath';
}

const isListOfNames = (langs: unknown) =>
  Array.isArray(langs) && langs.every(lang => typeof lang === 'string');

/** The links to check: those that Rspress checks too, where all routes are known and the exceptions are a list. */
function linksOf({ markdown }: SiteConfig, plugins: SitePlugin[], hasRoutes: boolean) {
  const { checkDeadLinks = true, checkAnchors = false } = markdown?.link ?? {};
  // The theme adds nothing but error pages.
  const addsPages = plugins.some(
    ({ name = '', addPages }) => addPages && !name.startsWith('rspress-theme-duet'),
  );
  const exceptions = [checkDeadLinks, checkAnchors].map(check =>
    typeof check === 'object' ? check.excludes : [],
  );
  if (!checkDeadLinks || (addsPages && !hasRoutes) || exceptions.some(list => typeof list === 'function'))
    return undefined;
  return { anchors: Boolean(checkAnchors), except: exceptions.flat() as string[] };
}
