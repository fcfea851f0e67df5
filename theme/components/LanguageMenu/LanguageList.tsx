import { Link } from '@rspress/core/theme';
import { useEditions } from '../../hooks/useEditions';
import { useTwin } from '../../hooks/useTwin';

/** Links to this page in every language, with the reader's query and hash. */
export function LanguageList() {
  const { locales, own } = useEditions();
  const hrefOf = useTwin();
  return (
    <ul className="duet-menu__list">
      {locales.map(({ lang, label }) => (
        <li key={lang}>
          <Link
            href={hrefOf({ lang })}
            lang={lang}
            hrefLang={lang}
            rel="alternate"
            aria-current={lang === own.lang ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
