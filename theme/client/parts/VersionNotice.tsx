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

/** Props of {@link VersionNotice}. Sites whose versions are deployments of their own give all three. */
export interface VersionNoticeProps extends ComponentProps<'aside'> {
  /** Version of the page. @default the page's version of the site */
  version?: string;
  /** Current version. @default the default version of the site */
  current?: string;
  /** Address of the current version. @default the same page of the current version, or its home page */
  href?: string;
}

/** Says on pages of other versions which one is current, with a link to the same page there, or to its home page. */
export function VersionNotice(props: VersionNoticeProps) {
  const t = useText();
  const { versionNotice } = useDuetOptions();
  const { address, version: ofPage } = useSiteAddress();
  const hrefOf = useAlternateHref();
  const { routePath } = usePage().page;
  const { version = ofPage, current = address.version, href, ...rest } = props;
  if (version === current) return null;
  const isUnreleased = typeof versionNotice === 'object' && versionNotice.unreleased?.includes(version);
  const samePage = !href && pathnameToRouteService(alternatePath(routePath, { version: current }, address));
  return (
    <aside
      aria-label={t('versionLabel')}
      {...rootProps('duet-version-notice', rest)}
      data-type={isUnreleased ? 'unreleased' : 'old'}
    >
      {/* An element, so that React replaces a text that the browser has translated. */}
      <span>{t(isUnreleased ? 'versionUnreleased' : 'versionOld', { version })}</span>{' '}
      <Link href={href ?? hrefOf({ version: current })}>
        {t(samePage ? 'versionSamePage' : 'versionHome', { version: current })}
      </Link>
    </aside>
  );
}
