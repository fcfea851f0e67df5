import { useI18n } from '@rspress/core/runtime';
import { NavMenu, VersionList } from '@rspress/core/theme';
import { useEditions } from '../../hooks/useEditions';
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
