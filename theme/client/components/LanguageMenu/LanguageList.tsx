import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { rootProps } from '../../logic/rootProps';
import { useIsTranslated } from '../../parts/OriginalText';
import '../NavMenu/NavMenu.css';

/** Links to this page in every language, with the reader's query and hash. */
export function LanguageList(props: ComponentProps<'ul'>) {
  const { locales, lang: current } = useSiteAddress();
  const hrefOf = useAlternateHref();
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  const isTranslated = import.meta.env.DUET_UNTRANSLATED ? useIsTranslated() : undefined;
  return (
    <ul {...rootProps('duet-menu__list', props)}>
      {locales.map(({ lang, label }) => (
        <li key={lang}>
          <Link
            href={hrefOf({ lang })}
            lang={lang}
            hrefLang={import.meta.env.DUET_UNTRANSLATED && !isTranslated?.(lang) ? undefined : lang}
            rel={import.meta.env.DUET_UNTRANSLATED && !isTranslated?.(lang) ? undefined : 'alternate'}
            aria-current={lang === current ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
