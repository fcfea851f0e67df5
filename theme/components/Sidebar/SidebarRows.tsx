import type { SidebarData } from '@rspress/core';
import { groupKey, isDivider, isGroup, isSectionHeader, type SidebarRow } from '../../logic/sidebar';
import { SidebarEntry } from './SidebarEntry';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLabel } from './SidebarLabel';
import './SidebarRows.css';

export interface SidebarRowsProps {
  /** Entries, groups, dividers and section headers, in order. */
  rows: SidebarData;
  /** Level of these rows; the outermost is 0. */
  depth: number;
}

/** One level of the sidebar. */
export function SidebarRows({ rows, depth }: SidebarRowsProps) {
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
  if (!isGroup(row)) return <SidebarEntry entry={row} />;
  return (
    <SidebarGroup group={row} depth={depth}>
      <SidebarRows rows={row.items} depth={depth + 1} />
    </SidebarGroup>
  );
}

/** A group's open state belongs to the group, so its key must survive a change of rows around it. */
const keyOf = (row: SidebarRow, depth: number, index: number) =>
  isGroup(row) ? groupKey(row, depth) : index;
