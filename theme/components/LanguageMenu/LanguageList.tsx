import { Link } from '@rspress/core/theme';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';

/** Links to this page in every language, with the reader's query and hash. */
export function LanguageList() {
  const { locales, lang: current } = useSiteAddress();
  const hrefOf = useAlternateHref();
  return (
    <ul className="duet-menu__list">
      {locales.map(({ lang, label }) => (
        <li key={lang}>
          <Link
            href={hrefOf({ lang })}
            lang={lang}
            hrefLang={lang}
            rel="alternate"
            aria-current={lang === current ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
