import type { SiteAddress, SitePath } from '../../shared/address';

/** When a first visit is redirected to the reader's language (`route.localeRedirect` of Rspress). */
export type LocaleRedirect = 'auto' | 'never' | 'only-default-lang';

/**
 * The path in the first of the reader's languages that the site has (`zh-TW` before `zh`), undefined to
 * stay. Self-contained: part of the address script.
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
      site.langs.find(lang => lang.toLowerCase() === language.toLowerCase()) ??
      site.langs.find(lang => lang.split('-')[0]!.toLowerCase() === short);
    if (lang) return lang === path.lang ? undefined : { version: path.version, lang, path: path.path };
  }
  return undefined;
}
