import type { NormalizedSidebarGroup } from '@rspress/core';
import { useActiveMatcher, useI18n } from '@rspress/core/runtime';
import { parseInlineMarkdownText } from '@rspress/core/theme';
import { type ReactNode, useState } from 'react';
import { groupKey, sidebarPages } from '../../logic/sidebar';
import type { DuetText } from '../../text';
import { SidebarLink } from './SidebarEntry';
import { SidebarLabel } from './SidebarLabel';

export interface SidebarGroupProps {
  /** The group; one with a `link` is a page itself. */
  group: NormalizedSidebarGroup;
  /** Level of the group; the outermost is 0. */
  depth: number;
  /** The rows inside the group. */
  children: ReactNode;
}

/** A group of pages. Without a page of its own its name opens and closes it, else a button beside the link does. */
export function SidebarGroup({ group, depth, children }: SidebarGroupProps) {
  const t = useI18n<DuetText>();
  const isActive = useActiveMatcher();
  // Only the state to begin with: from then on it is the reader's and lives in the element.
  const [open] = useState(() => !group.collapsed || sidebarPages([group]).some(({ link }) => isActive(link)));
  const label = <SidebarLabel icon={group.icon} text={group.text} tag={group.tag} />;
  return (
    <li className="duet-sidebar__group" data-context={group.context}>
      {group.link && <SidebarLink entry={group} />}
      {group.collapsible ? (
        <details open={open} data-key={groupKey(group, depth)}>
          {group.link ? (
            <summary
              className="duet-sidebar__toggle"
              aria-label={t('sidebarToggle', { group: parseInlineMarkdownText(group.text) })}
            />
          ) : (
            <summary className="duet-sidebar__item">{label}</summary>
          )}
          {children}
        </details>
      ) : (
        <>
          {!group.link && <span className="duet-sidebar__item">{label}</span>}
          {children}
        </>
      )}
    </li>
  );
}
