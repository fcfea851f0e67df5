import { useI18n } from '@rspress/core/runtime';
import { Link, NavMenu } from '@rspress/core/theme';
import { useEditions } from '../../hooks/useEditions';
import { useTwin } from '../../hooks/useTwin';
import type { DuetText } from '../../text';

/** Menu with this page in the other versions. Sites with one version have none. */
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
