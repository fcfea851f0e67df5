import { usePage, useSite } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import '../DocFooter/DocFooter.css';

/** Date of the page's last change, and its author if the site is configured to show it. */
export function LastUpdated(props: ComponentProps<'p'>) {
  const t = useText();
  const label = useConfiguredText('lastUpdatedText');
  const { lastUpdatedTime, lastUpdatedAuthor } = usePage().page;
  if (!useSite().site.themeConfig.lastUpdated || !lastUpdatedTime) return null;
  const author = lastUpdatedAuthor ? ` ${t('lastUpdatedAuthorText')} ${lastUpdatedAuthor}` : '';
  // One text: React keeps texts beside others, and would not see that the browser's translation has replaced them.
  const text = label + t('lastUpdatedColon') + lastUpdatedTime + author;
  return <p {...rootProps('duet-doc-footer__updated', props)}>{text}</p>;
}
