import type { SiteAddress } from './site';

/**
 * The same path without a language prefix too much: `/zh/zh/x` becomes `/zh/x`, and as the default
 * language has no prefix, `/en/x` becomes `/x`. Undefined when no prefix is too much.
 * Self-contained: its source also stands in the inline head script.
 * @param pathname path of the address, base included
 * @see specification, section 2.5, "404 page"
 */
export function withoutExtraPrefix(pathname: string, site: SiteAddress): string | undefined {
  if (!pathname.startsWith(site.base)) return undefined;
  const parts = pathname.slice(site.base.length).split('/');
  const at = site.versions.includes(parts[0]!) ? 1 : 0;
  const lang = parts[at]!;
  if (!site.langs.includes(lang)) return undefined;
  let until = at;
  while (parts[until] === lang) until += 1;
  const kept = lang === site.lang ? [] : [lang];
  if (until - at === kept.length) return undefined;
  return (
    site.base +
    [...parts.slice(0, at), ...kept, ...(until < parts.length ? parts.slice(until) : [''])].join('/')
  );
}
