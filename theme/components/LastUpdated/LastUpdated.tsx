import { usePage, useSite } from '@rspress/core/runtime';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import { useText } from '../../hooks/useText';

/** Date of the page's last change, and its author if the site is configured to show it. */
export function LastUpdated() {
  const t = useText();
  const label = useConfiguredText('lastUpdatedText');
  const { lastUpdatedTime, lastUpdatedAuthor } = usePage().page;
  if (!useSite().site.themeConfig.lastUpdated || !lastUpdatedTime) return null;
  return (
    <p className="duet-doc-footer__updated">
      {label}
      {t('lastUpdatedColon')}
      {lastUpdatedTime}
      {lastUpdatedAuthor && ` ${t('lastUpdatedAuthorText')} ${lastUpdatedAuthor}`}
    </p>
  );
}
