import type { SidebarData } from '@rspress/core';
import { groupKey, isDivider, isGroup, isSectionHeader, type SidebarRow } from '../../logic/sidebar';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel } from './SidebarLabel';
import { SidebarLink } from './SidebarLink';
import './SidebarRows.css';

/** One level of the sidebar, from 0: entries, groups, dividers and section headers. */
export function SidebarRows({ rows, depth }: { rows: SidebarData; depth: number }) {
  return (
    <ul className="duet-sidebar__list">
      {rows.map((row, index) => (
        <Row key={keyOf(row, depth, index)} row={row} depth={depth} />
      ))}
    </ul>
  );
}

function Row({ row, depth }: { row: SidebarRow; depth: number }) {
  if (isDivider(row)) return <li className="duet-sidebar__divider" data-type={row.dividerType} aria-hidden />;
  if (isSectionHeader(row)) {
    return (
      <li className="duet-sidebar__section">
        <SidebarLabel icon={row.icon} text={row.sectionHeaderText} tag={row.tag} />
      </li>
    );
  }
  if (!isGroup(row)) {
    return (
      <li data-context={row.context}>
        <SidebarLink entry={row} />
      </li>
    );
  }
  return (
    <SidebarGroup group={row} depth={depth}>
      <SidebarRows rows={row.items} depth={depth + 1} />
    </SidebarGroup>
  );
}

/** Groups keep their open state, so their keys must not depend on the rows around them. */
const keyOf = (row: SidebarRow, depth: number, index: number) =>
  isGroup(row) ? groupKey(row, depth) : index;
