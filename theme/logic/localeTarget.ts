import type { SiteAddress, SitePath } from './site';

/** When a first visit is led to the reader's language (Rspress, `route.localeRedirect`). */
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

/**
 * The path in the reader's own language, or undefined to stay. The first of the reader's languages
 * that the site has decides; `zh-TW` finds `zh-TW` before `zh`.
 * Self-contained: its source also stands in the inline head script.
 * @param languages the reader's languages, the dearest first
 * @see specification, section 2.6, "First visit"
 */
export function localeTarget(
  path: SitePath,
  languages: readonly string[],
  site: SiteAddress,
  mode: LocaleRedirect,
): SitePath | undefined {
  if (mode === 'never' || (mode === 'only-default-lang' && path.lang !== site.lang)) return undefined;
  for (const language of languages) {
    const short = language.split('-')[0]!.toLowerCase();
    const lang =
      site.langs.find(known => known.toLowerCase() === language.toLowerCase()) ??
      site.langs.find(known => known.split('-')[0]!.toLowerCase() === short);
    if (lang) return lang === path.lang ? undefined : { version: path.version, lang, rest: path.rest };
  }
  return undefined;
}
