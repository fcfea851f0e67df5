import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import type { DuetText } from '../../text';
import { NavMenu } from '../NavMenu/NavMenu';

/** This page in the other versions. Absent with one version. */
export function VersionMenu() {
  const t = useI18n<DuetText>();
  const { address, version } = useSiteAddress();
  if (address.versions.length < 2) return null;
  return (
    <NavMenu label={t('versionMenu', { name: version })} face={version}>
      <VersionList />
    </NavMenu>
  );
}

/** Links to this page in every version; to the version's home where the page does not exist. */
export function VersionList() {
  const { address, version: current } = useSiteAddress();
  const hrefOf = useAlternateHref();
  return (
    <ul className="duet-menu__list">
      {address.versions.map(version => (
        <li key={version}>
          <Link href={hrefOf({ version })} aria-current={version === current ? 'true' : undefined}>
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}
