import type { NormalizedSidebarGroup } from '@rspress/core';
import { parseInlineMarkdownText } from '@rspress/core/theme';
import { type ReactNode, useState } from 'react';
import { useIsCurrentSidebarItem } from '../../hooks/useIsCurrentSidebarItem';
import { useText } from '../../hooks/useText';
import { groupKey, sidebarPages } from '../../logic/sidebar';
import { SidebarLabel } from './SidebarLabel';
import { SidebarLink } from './SidebarLink';

/** A group of pages with its rows, toggled by its name or, if it has a page, by a button beside the link. */
export function SidebarGroup({
  group,
  depth,
  children,
}: {
  group: NormalizedSidebarGroup;
  depth: number;
  children: ReactNode;
}) {
  const t = useText();
  const isCurrent = useIsCurrentSidebarItem();
  // Initial state only; later the reader changes it in the element.
  const [open] = useState(
    () => !group.collapsed || sidebarPages([group]).some(({ link }) => isCurrent(link)),
  );
  const label = <SidebarLabel icon={group.icon} text={group.text} tag={group.tag} />;
  return (
    <li className="duet-sidebar__group" data-context={group.context}>
      {group.link && <SidebarLink entry={group} />}
      {group.items.length === 0 ? (
        // Nothing to open, for example when all its pages are hidden.
        !group.link && <span className="duet-sidebar__item">{label}</span>
      ) : group.collapsible ? (
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
