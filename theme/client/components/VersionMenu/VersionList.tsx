import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useAlternateHref } from '../../hooks/useAlternateHref';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { rootProps } from '../../logic/rootProps';
import '../NavMenu/NavMenu.css';

/** Links to this page in every version, or to the home page of a version that lacks it. */
export function VersionList(props: ComponentProps<'ul'>) {
  const { address, version: current } = useSiteAddress();
  const hrefOf = useAlternateHref();
  return (
    <ul {...rootProps('duet-menu__list', props)}>
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
