import { useI18n } from '@rspress/core/runtime';
import { NavMenu, VersionList } from '@rspress/core/theme';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import type { DuetText } from '../../text';

/** Menu with this page in the other versions. Sites with one version have none. */
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
