/** What a site's addresses are made of. All of it is known when the site is built. */
export interface SiteAddress {
  /** Path below which the site lies, with a slash at both ends. */
  base: string;
  /** Language without a prefix. */
  lang: string;
  /** All languages; empty when the site has only one. */
  langs: string[];
  /** Versions that have a prefix. */
  versions: string[];
}

/** A path of the site, taken apart: `base` + `version/` + `lang/` + `rest`. */
export interface SitePath {
  /** Version in the path; empty for the default one. */
  version: string;
  /** Language of the path; the default one when it names none. */
  lang: string;
  /** What follows the prefixes, without a slash in front. */
  rest: string;
}

/**
 * Takes a path apart. A default language that stands in the path (`/en/x`) is read as a prefix too.
 * Self-contained: its source also stands in the inline head script.
 * @param pathname path of the address, base included
 */
export function readPath(pathname: string, site: SiteAddress): SitePath {
  const inside = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : pathname.slice(1);
  const parts = inside.split('/');
  const version = site.versions.includes(parts[0]!) ? parts.shift()! : '';
  const lang = site.langs.includes(parts[0]!) ? parts.shift()! : site.lang;
  return { version, lang, rest: parts.join('/') };
}

/**
 * Puts a path together again; the default language has no prefix.
 * Self-contained: its source also stands in the inline head script.
 */
export function writePath({ version, lang, rest }: SitePath, site: SiteAddress): string {
  return site.base + (version && `${version}/`) + (lang === site.lang ? '' : `${lang}/`) + rest;
}
