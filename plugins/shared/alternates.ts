import type { RouteMeta } from '@rspress/core';
import { type Site, urlOf } from './site';

/** A page in one language. */
export interface Alternate {
  /** Language tag, or `x-default` for all other languages. */
  hreflang: string;
  /** Full address. */
  href: string;
}

/** By route path, the languages of every page that has several, in the config's order; then `x-default`, the default one. */
export function alternatesOf(routes: RouteMeta[], site: Site): Map<string, Alternate[]> {
  const groups = new Map<string, RouteMeta[]>();
  for (const route of routes) {
    const key = `${route.version} ${route.pureRoutePath}`;
    groups.set(key, [...(groups.get(key) ?? []), route]);
  }
  const alternatesByRoute = new Map<string, Alternate[]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const sorted = group.toSorted((a, b) => site.langs.indexOf(a.lang) - site.langs.indexOf(b.lang));
    const alternates = sorted.map(({ lang, routePath }) => ({
      hreflang: lang.replaceAll('_', '-'),
      href: urlOf(site, routePath),
    }));
    const main = group.find(({ lang }) => lang === site.lang);
    if (main) alternates.push({ hreflang: 'x-default', href: urlOf(site, main.routePath) });
    for (const { routePath } of group) alternatesByRoute.set(routePath, alternates);
  }
  return alternatesByRoute;
}
