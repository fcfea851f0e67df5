import { relative } from 'node:path';
import { normalizeHref, type RouteMeta } from '@rspress/core';
import type { Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { readPath, writePath } from '../../shared/address';
import { decoded } from '../../shared/decoded';
import type { Site } from './site';

/** Rewrites the addresses of links below a node. Rspress's own step for links comes before those of plugins. */
export function rewriteLinks(tree: Node, rewrite: (url: string) => string): void {
  visit(tree, ['link', 'definition'], node => {
    const link = node as Node & { url: string };
    if (/^\/(?!\/)/.test(link.url)) link.url = rewrite(link.url);
  });
}

/** A path of the site as Rspress writes it in pages: with `.html`, which the theme leaves out for clean URLs. */
export const htmlLink = (route: string): string => normalizeHref(route, false);

/**
 * A path in the text of a page as Rspress understands it: in the version and language of the page, unless it names
 * them. What is no page stays as it is.
 * @param file of the page
 * @param routes of the site, by {@link routeKey}
 */
export function linkFrom(file: string, url: string, site: Site, routes: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const page = readPath(`/${relative(site.root, file).replaceAll('\\', '/')}`, site);
  const [first = '', second = ''] = decoded(path).split('/').slice(1);
  const hasVersion = site.versions.includes(first);
  const hasLang = site.langs.includes(hasVersion ? second : first);
  const named = readPath(decoded(path), site);
  const version = hasVersion ? named.version : page.version;
  const lang = hasVersion || hasLang ? named.lang : page.lang;
  const route = routes.get(routeKey(writePath({ version, lang, path: named.path }, site)));
  return route === undefined ? url : htmlLink(route) + rest;
}

/** A route in the form in which routes and links to them are equal: no ending, no `index`, no slash at the end. */
export const routeKey = (route: string): string =>
  route.replace(/\.(html|mdx?)$/, '').replace(/\/(index)?$/, '') || '/';

/** The routes of a site by their key. */
export const routesByKey = (routes: readonly Pick<RouteMeta, 'routePath'>[]): Map<string, string> =>
  new Map(routes.map(({ routePath }) => [routeKey(routePath), routePath]));
