import { Link } from '@rspress/core/theme';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';

/** Links to this page in every version, or to the home page of a version that lacks it. */
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
