import { Link } from '@rspress/core/theme';
import { useEditions } from '../../hooks/useEditions';
import { useTwin } from '../../hooks/useTwin';

/** Links to this page in every version, or to the home page of a version that lacks it. */
export function VersionList() {
  const { versions, own } = useEditions();
  const hrefOf = useTwin();
  return (
    <ul className="duet-menu__list">
      {versions.map(version => (
        <li key={version}>
          <Link href={hrefOf({ version })} aria-current={version === own.version ? 'true' : undefined}>
            {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}
