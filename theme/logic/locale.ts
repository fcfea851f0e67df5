/** The languages and versions of a site, and which of them have no prefix in addresses. */
export interface Editions {
  /** Codes of all languages, such as `en`. */
  langs: readonly string[];
  /** The language without a prefix. */
  defaultLang: string;
  /** Names of all versions; empty for a site without versions. */
  versions: readonly string[];
  /** The version without a prefix; empty without versions. */
  defaultVersion: string;
}

/** Where a page stands: its language, its version, and its path without both. */
export interface Edition {
  lang: string;
  version: string;
}

/**
 * Address of the same page in another language or version. Addresses are
 * `[/version][/language]/path`, and the defaults have no prefix.
 * (Stock Rspress loses the first part of the path for the default version.)
 * @param path path of the page without the site's base, such as `/v1/zh/guide/start/`
 * @param to what shall differ; the rest stays as it is in `path`
 */
export function twinPath(path: string, to: Partial<Edition>, editions: Editions): string {
  const parts = path.split('/').slice(1);
  const version = leading(parts, editions.versions) ?? editions.defaultVersion;
  const lang = leading(parts, editions.langs) ?? editions.defaultLang;
  const target = { version, lang, ...to };
  const prefix = [
    target.version !== editions.defaultVersion && target.version,
    target.lang !== editions.defaultLang && target.lang,
  ].filter(Boolean);
  return `/${[...prefix, ...(parts.length > 0 ? parts : [''])].join('/')}`;
}

/** Takes the first part off if it is one of `names`. */
function leading(parts: string[], names: readonly string[]): string | undefined {
  if (!names.includes(parts[0] ?? '')) return undefined;
  return parts.shift();
}

/**
 * What of the current address goes along to the twin: query and hash, or nothing
 * if they are not valid percent encoding, which links would stumble over.
 * @param tail `?query#hash`, each part optional
 */
export function tailToKeep(tail: string): string {
  try {
    decodeURIComponent(tail);
    return tail;
  } catch {
    return '';
  }
}
