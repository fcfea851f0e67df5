import { join, resolve } from 'node:path';
import type { UserConfig } from '@rspress/core';

/** What plugins need to know about a site to name its addresses and files. */
export interface Site {
  /** Base path with a slash at both ends, `/` for none. */
  base: string;
  /** Origin such as `https://example.com`, without a slash at the end; empty if the config names none. */
  origin: string;
  /** Whether addresses go without `.html`. */
  cleanUrls: boolean;
  /** Default language, the one without a prefix in addresses. */
  lang: string;
  /** All languages; empty on a site of one language. */
  langs: string[];
  /** Default version, the one without a prefix in addresses; empty on a site without versions. */
  version: string;
  /** All versions; empty on a site without versions. */
  versions: string[];
  /** Absolute path of the folder that holds the pages. */
  root: string;
  /** Absolute path of the folder that the build writes to. */
  outDir: string;
}

/** The languages that a config lists, in either of the two places for them. */
export function localesOf<Own, Theme>(config: {
  locales?: Own[];
  themeConfig?: { locales?: Theme[] };
}): (Own | Theme)[] {
  return config.locales ?? config.themeConfig?.locales ?? [];
}

/** Reads the facts from a config as Rspress hands it to plugins (its defaults are filled in). */
export function siteOf(config: UserConfig): Site {
  return {
    base: `/${(config.base ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    origin: (config.siteOrigin ?? '').replace(/\/+$/, ''),
    cleanUrls: config.route?.cleanUrls ?? false,
    lang: config.lang ?? 'en',
    langs: localesOf(config).map(({ lang }) => lang),
    version: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
    root: resolve(config.root ?? 'docs'),
    outDir: resolve(config.outDir ?? 'doc_build'),
  };
}

/** The prefixes that languages and versions put before a path: `''`, `/zh`, `/v1`, `/v1/zh`. */
export function prefixesOf({ lang, langs, version, versions }: Site): string[] {
  const of = (all: string[], main: string) => [
    '',
    ...all.filter(each => each !== main).map(each => `/${each}`),
  ];
  return of(versions, version).flatMap(first => of(langs, lang).map(second => first + second));
}

/** The parts of a route path: its version and language (the defaults if it names none) and the rest. */
export function partsOf(site: Site, routePath: string): { version: string; lang: string; path: string } {
  const [, ...parts] = routePath.split('/');
  const take = (all: string[], main: string) => (all.includes(parts[0] ?? '') ? parts.shift()! : main);
  const version = take(site.versions, site.version);
  const lang = take(site.langs, site.lang);
  return { version, lang, path: `/${parts.join('/')}` };
}

/** A route path under another language (and the same version). */
export function inLanguage(site: Site, routePath: string, lang: string): string {
  const { version, path } = partsOf(site, routePath);
  const prefix = (part: string, main: string) => (part === main ? '' : `/${part}`);
  return prefix(version, site.version) + prefix(lang, site.lang) + path;
}

/** Path of the HTML file that holds a route, relative to the output folder. */
export function htmlFileOf(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}

/** Address of a route (a query and a hash may follow it) on its host, base included. */
export function addressOf(site: Site, route: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(route) ?? [];
  const page = site.cleanUrls ? path : `/${htmlFileOf(path.replace(/\.html$/, ''))}`;
  return encodeURI(`${site.base.slice(0, -1)}${page}`) + rest;
}

/** Address of a route with its origin; the address on its host if the site has no origin. */
export function urlOf(site: Site, route: string): string {
  return site.origin + addressOf(site, route);
}

/** Where a page of that route would be written by hand, for messages: `docs/zh/guide/start.mdx`. */
export function sourceFileOf(site: Site, routePath: string, cwd: string): string {
  const { version, lang, path } = partsOf(site, routePath);
  const folders = [site.versions.length > 0 && version, site.langs.length > 0 && lang].filter(
    part => part !== false,
  );
  return relativeTo(cwd, join(site.root, ...folders, `${path}${path.endsWith('/') ? 'index' : ''}.mdx`));
}

/** A path for messages: relative to the working directory where it lies below it, with forward slashes. */
export function relativeTo(cwd: string, file: string): string {
  return (file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : file).replaceAll('\\', '/');
}
