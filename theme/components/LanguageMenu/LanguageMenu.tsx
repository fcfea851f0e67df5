import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import type { DuetText } from '../../text';
import { NavMenu } from '../NavMenu/NavMenu';

/** The globe: this page in the other languages. Absent with one language. */
export function LanguageMenu() {
  const t = useI18n<DuetText>();
  const { locales, langLabel } = useSiteAddress();
  if (locales.length < 2) return null;
  return (
    <NavMenu label={t('languageMenu', { name: langLabel })} face={<Globe />} arrow={false}>
      <LanguageList />
    </NavMenu>
  );
}

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

function Globe() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <g strokeWidth="1.6">
        <circle cx="12" cy="12" r="9" />
        <ellipse cx="12" cy="12" rx="4" ry="9" />
        <path d="M3.5 9h17M3.5 15h17" />
      </g>
    </svg>
  );
}
