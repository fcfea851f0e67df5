import { join, resolve } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { readPath, type SiteAddress, siteAddressOf } from '../../shared/address';

/** The facts about a site that its addresses and files depend on. */
export interface Site extends SiteAddress {
  /** Origin such as `https://example.com`, without a slash at the end; empty if the config names none. */
  origin: string;
  /** Whether addresses omit `.html`. */
  cleanUrls: boolean;
  /** Absolute path of the folder that holds the pages. */
  root: string;
  /** Absolute path of the folder that the build writes to. */
  outDir: string;
}

/** Reads the facts from a config as Rspress passes it to plugins, with its defaults. */
export function siteOf(config: UserConfig): Site {
  return {
    ...siteAddressOf(config),
    origin: (config.siteOrigin ?? '').replace(/\/+$/, ''),
    cleanUrls: config.route?.cleanUrls ?? false,
    root: resolve(config.root ?? 'docs'),
    outDir: resolve(config.outDir ?? 'doc_build'),
  };
}

/** Whether a site renders its pages in workers, to which functions in `head` cannot be passed. */
export const rendersInWorkers = ({ ssg }: UserConfig): boolean =>
  typeof ssg === 'object' && Boolean(ssg.experimentalWorker);

/** The plugins that a config lists. */
export const pluginsOf = ({ plugins = [] }: UserConfig) => plugins.flat().filter(plugin => Boolean(plugin));

/** Whether a config lists a plugin of this name. */
export const hasPlugin = (config: UserConfig, name: string): boolean =>
  pluginsOf(config).some(plugin => (plugin as { name?: string }).name === name);

/** Folder of source files of a language, in the default version: the one of `/blog/` is `docs/1.x/en/blog/`. */
export function sourceFolderOf({ root, version, versions, langs }: Site, lang: string, path: string): string {
  return join(root, versions.length > 0 ? version : '', langs.length > 0 ? lang : '', path);
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

/** Source file that a page of that route would have, for messages: `docs/zh/guide/start.mdx`. */
export function sourceFileOf(site: Site, routePath: string, cwd: string): string {
  const { version, lang, path } = readPath(routePath, site);
  const folders = [site.versions.length > 0 && version, site.langs.length > 0 && lang].filter(
    part => part !== false,
  );
  return relativeTo(cwd, join(site.root, ...folders, `${path}${path.endsWith('/') ? 'index' : ''}.mdx`));
}

/** A path for messages: relative to the working directory where it lies below it, with forward slashes. */
export function relativeTo(cwd: string, file: string): string {
  return (file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : file).replaceAll('\\', '/');
}
