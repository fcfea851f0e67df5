import type { NavItem } from '@rspress/core';
import { NavMenu } from '@rspress/core/theme';
import { useIsActiveNavItem } from '../../hooks/useIsActiveNavItem';
import { useText } from '../../hooks/useText';
import { childrenOf, linkOf } from '../../logic/nav';
import '../NavMenu/NavMenu.css';
import { NavLink, NavText } from './NavLink';
import './NavItems.css';

/** Entries of the navbar: links, and groups as menus. */
export function NavItems({ items }: { items: NavItem[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the configuration and keep their order
    <li key={index} className="duet-nav__item">
      <Entry item={item} />
    </li>
  ));
}

function Entry({ item }: { item: NavItem }) {
  const t = useText();
  const isActive = useIsActiveNavItem();
  const children = childrenOf(item);
  if (children.length === 0) return <NavLink item={item} />;
  const menu = linkOf(item)
    ? {
        className: 'duet-nav__more',
        link: <NavLink item={item} />,
        label: t('navMore', { name: item.text ?? '' }),
      }
    : { face: <NavText item={item} />, current: isActive(item) };
  return (
    <NavMenu {...menu}>
      <NavMenuList items={children} />
    </NavMenu>
  );
}

/** The entries of a menu; a group inside it is a list with a heading. */
function NavMenuList({ items }: { items: NavItem[] }) {
  return (
    <ul className="duet-menu__list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the configuration and keep their order
        <li key={index}>
          <NavLink item={item} />
          {childrenOf(item).length > 0 && <NavMenuList items={childrenOf(item)} />}
        </li>
      ))}
    </ul>
  );
}
