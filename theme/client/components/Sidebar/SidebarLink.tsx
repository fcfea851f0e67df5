import type { NormalizedSidebarGroup, SidebarItem } from '@rspress/core';
import { Link } from '@rspress/core/theme';
import { useIsCurrentSidebarItem } from '../../hooks/useIsCurrentSidebarItem';
import { SidebarLabel } from './SidebarLabel';

/** Link to the page of an entry or of a group. */
export function SidebarLink({ entry }: { entry: SidebarItem | NormalizedSidebarGroup }) {
  const isCurrent = useIsCurrentSidebarItem();
  const { link = '', icon, text, tag } = entry;
  return (
    <Link className="duet-sidebar__item" href={link} aria-current={isCurrent(link) ? 'page' : undefined}>
      <SidebarLabel icon={icon} text={text} tag={tag} />
    </Link>
  );
}
