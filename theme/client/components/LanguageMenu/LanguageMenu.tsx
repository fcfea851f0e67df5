import { LanguageList, NavMenu } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';

/** Menu with this page in the other languages. Sites with one language have none. */
export function LanguageMenu(props: ComponentProps<'div'>) {
  const t = useText();
  const { locales, langLabel } = useSiteAddress();
  if (locales.length < 2) return null;
  return (
    <NavMenu {...props} label={t('languageMenu', { name: langLabel })} face={<Globe />} arrow={false}>
      <LanguageList />
    </NavMenu>
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
