import { useI18n } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useEditions } from '../../hooks/useEditions';
import { useTwin } from '../../hooks/useTwin';
import type { DuetText } from '../../text';
import { NavMenu } from '../NavMenu/NavMenu';

/** This page in the other versions. Absent with one version. */
export function VersionMenu() {
  const t = useI18n<DuetText>();
  const { versions, own } = useEditions();
  if (versions.length < 2) return null;
  return (
    <NavMenu label={t('versionMenu', { name: own.version })} face={own.version}>
      <VersionList />
    </NavMenu>
  );
}

/** Links to this page in every version; to the version's home where the page does not exist. */
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
