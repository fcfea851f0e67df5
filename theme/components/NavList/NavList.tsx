import type { NavItem } from '@rspress/core';
import { createContext, useContext } from 'react';
import { NavItems } from '../Nav/NavItems';
import { NavScreenItems } from '../NavHamburger/NavScreenItems';

/** Where a list of entries stands: alone in a slot, among the entries of the bar, or in the full-screen menu. */
export const NavListContext = createContext<'bar' | 'items' | 'screen'>('bar');

export interface NavListProps {
  /** Entries, as in `_nav.json`. */
  items: NavItem[];
}

/** Navigation entries in the form that their place asks for; for slots of the navbar. */
export function NavList({ items }: NavListProps) {
  const place = useContext(NavListContext);
  if (place === 'screen') return <NavScreenItems items={items} />;
  if (place === 'items') return <NavItems items={items} />;
  return (
    <ul className="duet-nav__list">
      <NavItems items={items} />
    </ul>
  );
}
