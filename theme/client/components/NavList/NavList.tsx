import type { NavItem } from '@rspress/core';
import { createContext, useContext } from 'react';
import { NavItems } from '../Nav/NavItems';
import { NavScreenItems } from '../NavHamburger/NavScreenItems';
import '../Nav/Nav.css';

/** Where a list of entries is rendered: alone in a slot, among the navbar's entries, or in the full-screen menu. */
export const NavListContext = createContext<'bar' | 'items' | 'screen'>('bar');

/** Props of {@link NavList}. */
export interface NavListProps {
  /** Entries, as in `_nav.json`. */
  items: NavItem[];
}

/** Navigation entries for slots of the navbar; they adapt to the navbar and to the full-screen menu. */
export function NavList({ items }: NavListProps) {
  const container = useContext(NavListContext);
  if (container === 'screen') return <NavScreenItems items={items} />;
  if (container === 'items') return <NavItems items={items} />;
  return (
    <ul className="duet-nav__list">
      <NavItems items={items} />
    </ul>
  );
}
