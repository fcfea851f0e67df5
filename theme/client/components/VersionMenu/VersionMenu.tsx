import { NavMenu, VersionList } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';

/** Menu with this page in the other versions. Sites with one version have none. */
export function VersionMenu(props: ComponentProps<'div'>) {
  const t = useText();
  const { address, version } = useSiteAddress();
  if (address.versions.length < 2) return null;
  return (
    <NavMenu {...props} label={t('versionMenu', { name: version })} face={version}>
      <VersionList />
    </NavMenu>
  );
}
