import { opensInTab } from '../../../shared/href';
import { useText } from '../../hooks/useText';

/** Tells screen readers that the link to `href` opens in a new tab, if it does. */
export function NewTabHint({ href }: { href: string }) {
  const t = useText();
  return opensInTab(href) && <span className="duet-visually-hidden"> {t('newTab')}</span>;
}
