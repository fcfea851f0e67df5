import type { NormalizedSidebarGroup, SidebarItem } from '@rspress/core';
import { Link } from '@rspress/core/theme';
import { useIsCurrentSidebarItem } from '../../hooks/useIsCurrentSidebarItem';
import { SidebarLabel } from './SidebarLabel';

/** Props of {@link SidebarEntry}. */
export interface SidebarEntryProps {
  /** The page to link to. */
  entry: SidebarItem;
}

/** A page in the sidebar. */
export function SidebarEntry({ entry }: SidebarEntryProps) {
  return (
    <li data-context={entry.context}>
      <SidebarLink entry={entry} />
    </li>
  );
}

/** Link to the page of an entry or of a group. */
export function SidebarLink({ entry }: { entry: SidebarItem | NormalizedSidebarGroup }) {
  const isCurrent = useIsCurrentSidebarItem();
  const link = entry.link ?? '';
  return (
    <Link className="duet-sidebar__item" href={link} aria-current={isCurrent(link) ? 'page' : undefined}>
      <SidebarLabel icon={entry.icon} text={entry.text} tag={entry.tag} />
    </Link>
  );
}
