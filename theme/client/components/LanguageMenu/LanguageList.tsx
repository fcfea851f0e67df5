import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { rootProps } from '../../logic/rootProps';

/** Links to this page in every language, with the reader's query and hash. */
export function LanguageList(props: ComponentProps<'ul'>) {
  const { locales, lang: current } = useSiteAddress();
  const hrefOf = useAlternateHref();
  return (
    <ul {...rootProps('duet-menu__list', props)}>
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
