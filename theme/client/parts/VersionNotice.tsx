import { pathnameToRouteService, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { alternatePath } from '../../../shared/address';
import { useAlternateHref } from '../hooks/useAlternateHref';
import { useDuetOptions } from '../hooks/useDuetOptions';
import { useSiteAddress } from '../hooks/useSiteAddress';
import { useText } from '../hooks/useText';
import { rootProps } from '../logic/rootProps';
import './VersionNotice.css';

/** Says on pages of other versions which one is current, with a link to the same page there, or to its home page. */
export function VersionNotice(props: ComponentProps<'aside'>) {
  const t = useText();
  const { versionNotice } = useDuetOptions();
  const { address, version } = useSiteAddress();
  const hrefOf = useAlternateHref();
  const { routePath } = usePage().page;
  const { version: current } = address;
  if (version === current) return null;
  const isUnreleased = typeof versionNotice === 'object' && versionNotice.unreleased?.includes(version);
  const samePage = pathnameToRouteService(alternatePath(routePath, { version: current }, address));
  return (
    <aside
      aria-label={t('versionLabel')}
      {...rootProps('duet-version-notice', props)}
      data-type={isUnreleased ? 'unreleased' : 'old'}
    >
      {t(isUnreleased ? 'versionUnreleased' : 'versionOld', { version })}{' '}
      <Link href={hrefOf({ version: current })}>
        {t(samePage ? 'versionSamePage' : 'versionHome', { version: current })}
      </Link>
    </aside>
  );
}
