import type { NavItem } from '@rspress/core';
import { useIsActiveNavItem } from '../../hooks/useIsActiveNavItem';
import { childrenOf, linkOf } from '../../logic/nav';
import { NavLink, NavText } from '../Nav/NavLink';
import './NavScreenItems.css';

/** Entries of the full-screen menu; groups can be collapsed, and the current one is initially open. */
export function NavScreenItems({ items }: { items: NavItem[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the configuration and keep their order
    <li key={index}>
      <Entry item={item} />
    </li>
  ));
}

function Entry({ item }: { item: NavItem }) {
  const isActive = useIsActiveNavItem();
  const children = childrenOf(item);
  if (children.length === 0) return <NavLink item={item} />;
  return (
    <details open={isActive(item) || undefined}>
      <summary className="duet-screen__row">
        <span>
          <NavText item={item} />
        </span>
      </summary>
      <ul className="duet-screen__list">
        {linkOf(item) && (
          <li>
            <NavLink item={{ ...item, items: undefined } as NavItem} />
          </li>
        )}
        <NavScreenItems items={children} />
      </ul>
    </details>
  );
}
