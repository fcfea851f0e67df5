import { isExternalUrl, useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';

/** Tells screen readers that the link to `href` opens in a new tab, if it is external. */
export function NewTabHint({ href }: { href: string }) {
  const t = useI18n<DuetText>();
  return isExternalUrl(href) && <span className="duet-visually-hidden"> {t('newTab')}</span>;
}
