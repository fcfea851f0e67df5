/** The parts of Rspress's configuration, or of its site data, that addresses depend on. */
export interface SiteConfig {
  base?: string;
  lang?: string;
  locales?: { lang: string }[];
  themeConfig?: { locales?: { lang: string }[] };
  multiVersion?: { default?: string; versions?: string[] };
}

/** What all addresses of a site share; known when the site is built. */
export interface SiteAddress {
  /** Path below which the site is served, with a slash at both ends; `/` is the root of the host. */
  base: string;
  /** Default language, the one without a prefix. */
  lang: string;
  /** All languages; empty on a site without `locales`. */
  langs: string[];
  /** Default version, the one without a prefix; empty on a site without versions. */
  version: string;
  /** All versions; empty on a site without versions. */
  versions: string[];
}

/** A path below the base in parts, `/version/language/path`; the defaults have no prefix. */
export interface SitePath {
  version: string;
  lang: string;
  /** What follows the prefixes, with a slash in front. */
  path: string;
}

/** The languages that a configuration lists, in either of the two places for them. */
export function localesOf<Own, Theme>(config: {
  locales?: Own[];
  themeConfig?: { locales?: Theme[] };
}): (Own | Theme)[] {
  return config.locales ?? config.themeConfig?.locales ?? [];
}

/** Reads the model from a configuration or from Rspress's site data. */
export function siteAddressOf(config: SiteConfig): SiteAddress {
  return {
    base: `/${config.base ?? ''}/`.replace(/\/+/g, '/'),
    lang: config.lang ?? 'en',
    langs: localesOf(config).map(({ lang }) => lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
  };
}

/** The languages of a site; the language of one without languages. */
export const languagesOf = ({ langs, lang }: SiteAddress): string[] => (langs.length > 0 ? langs : [lang]);

/** Splits a path below the base; a default that is written out (`/en/x`) counts as a prefix too. Self-contained. */
export function readPath(path: string, site: SiteAddress): SitePath {
  const parts = path.split('/').slice(1);
  const version = site.versions.includes(parts[0]!) ? parts.shift()! : site.version;
  const lang = site.langs.includes(parts[0]!) ? parts.shift()! : site.lang;
  return { version, lang, path: `/${parts.join('/')}` };
}

/** Joins the parts of a path below the base; the default version and language have no prefix. Self-contained. */
export function writePath({ version, lang, path }: SitePath, site: SiteAddress): string {
  const prefix = (part: string, byDefault: string) => (part && part !== byDefault ? `/${part}` : '');
  return prefix(version, site.version) + prefix(lang, site.lang) + path;
}

/** The path of the same page in another language or version; what `to` does not name stays. */
export function alternatePath(path: string, to: Partial<SitePath>, site: SiteAddress): string {
  return writePath({ ...readPath(path, site), ...to }, site);
}

/** All prefixes of versions and languages: `''`, `/zh`, `/v1`, `/v1/zh`. */
export function prefixesOf(site: SiteAddress): string[] {
  const versions = new Set([site.version, ...site.versions]);
  const langs = new Set([site.lang, ...site.langs]);
  return [...versions].flatMap(version =>
    [...langs].map(lang => writePath({ version, lang, path: '' }, site)),
  );
}

/** The path without surplus language prefixes (`/zh/zh/x`, `/en/x`); undefined without any. Self-contained. */
export function withoutExtraPrefix(path: string, site: SiteAddress): string | undefined {
  const parts = path.split('/').slice(1);
  const start = site.versions.includes(parts[0]!) ? 1 : 0;
  const lang = parts[start]!;
  if (!site.langs.includes(lang)) return undefined;
  let end = start;
  while (parts[end] === lang) end += 1;
  const kept = lang === site.lang ? [] : [lang];
  if (end - start === kept.length) return undefined;
  const rest = end < parts.length ? parts.slice(end) : [''];
  return `/${[...parts.slice(0, start), ...kept, ...rest].join('/')}`;
}
