import { isExternalUrl, useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';

/** Props of {@link NewTabHint}. */
export interface NewTabHintProps {
  /** Address of the link that holds this element. */
  href: string;
}

/** Tells screen readers that an external link opens in a new tab. */
export function NewTabHint({ href }: NewTabHintProps) {
  const t = useI18n<DuetText>();
  return isExternalUrl(href) && <span className="duet-visually-hidden"> {t('newTab')}</span>;
}
