import { pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { Link, type LinkProps } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { alternatePath } from '../../../shared/address';
import type { UntranslatedData } from '../../../shared/untranslated';
import { pathOf } from '../../shared/href';
import { useSiteAddress } from '../hooks/useSiteAddress';

/** Language and direction of the text of a page without a translation, as attributes. */
export function useOriginal(): { lang: string; dir: 'ltr' | 'rtl' } | undefined {
  const { original } = usePage().page as UntranslatedData;
  return original && { lang: original.lang, dir: original.dir };
}

/** Whether the page has a text of its own in a language. */
export function useIsTranslated(): (lang: string) => boolean {
  const { original, untranslated } = usePage().page as UntranslatedData;
  const { lang: current } = useSiteAddress();
  return lang => !untranslated?.includes(lang) && !(original && lang === current);
}

/** Part of a page whose text is not translated. */
export function OriginalText({ children }: { children: ReactNode }) {
  const original = useOriginal();
  return original && !import.meta.env.SSG_MD ? <div {...original}>{children}</div> : children;
}

/** A link of the text; on a page without a translation, to the page in the language of the reader. */
export function OriginalLink({ href = '', ...rest }: LinkProps) {
  const { original } = usePage().page as UntranslatedData;
  const { address, lang } = useSiteAddress();
  return <Link {...rest} href={original ? inLanguage(href) : href} />;

  function inLanguage(href: string): string {
    if (!href.startsWith('/')) return href;
    const path = pathOf(href);
    const target = alternatePath(path, { lang }, address);
    return pathnameToRouteService(target) ? target + href.slice(path.length) : href;
  }
}
