import { isExternalUrl } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';

/** Tells screen readers that the link to `href` opens in a new tab, if it is external. */
export function NewTabHint({ href }: { href: string }) {
  const t = useText();
  return isExternalUrl(href) && <span className="duet-visually-hidden"> {t('newTab')}</span>;
}
