import type { NavItem } from '@rspress/core';
import { useI18n } from '@rspress/core/runtime';
import { useActiveItem } from '../../hooks/useActiveItem';
import { childrenOf, linkOf } from '../../logic/nav';
import type { DuetText } from '../../text';
import { NavMenu } from '../NavMenu/NavMenu';
import { NavLink, NavText } from './NavLink';
import './NavItems.css';

/** Entries of the bar: links, and groups as menus below their name. */
export function NavItems({ items }: { items: NavItem[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the configuration and never move
    <li key={index} className="duet-nav__item">
      <Entry item={item} />
    </li>
  ));
}

function Entry({ item }: { item: NavItem }) {
  const t = useI18n<DuetText>();
  const isActive = useActiveItem();
  const children = childrenOf(item);
  if (children.length === 0) return <NavLink item={item} />;
  const list = <NavMenuList items={children} />;
  if (!linkOf(item)) {
    return (
      <NavMenu face={<NavText item={item} />} current={isActive(item)}>
        {list}
      </NavMenu>
    );
  }
  return (
    <>
      <NavLink item={item} />
      <NavMenu className="duet-nav__more" label={t('navMore', { name: item.text ?? '' })}>
        {list}
      </NavMenu>
    </>
  );
}

/** The entries of a menu; a group inside it is a headed list. */
export function NavMenuList({ items }: { items: NavItem[] }) {
  return (
    <ul className="duet-menu__list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries come from the configuration and never move
        <li key={index}>
          <NavLink item={item} />
          {childrenOf(item).length > 0 && <NavMenuList items={childrenOf(item)} />}
        </li>
      ))}
    </ul>
  );
}
