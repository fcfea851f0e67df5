import { useNav, useSite } from '@rspress/core/runtime';
import { Assistant, NavHamburger, NavTitle, Search } from '@rspress/core/theme';
import type { ComponentProps, ReactNode } from 'react';
import { useHideNavbar } from '../../hooks/useHideNavbar';
import { useText } from '../../hooks/useText';
import { itemsOf, type NavSide } from '../../logic/nav';
import { rootProps } from '../../logic/rootProps';
import { NavListContext } from '../NavList/NavList';
import { NavItems } from './NavItems';
import { NavTools } from './NavTools';
import './Nav.css';

/** Slots around the entries, in the navbar and in the full-screen menu. */
export interface NavItemsSlots {
  /** Before the left entries, as `<li>` or `<NavList>`. @default none */
  beforeLeftNavItems?: ReactNode;
  /** After the left entries. @default none */
  afterLeftNavItems?: ReactNode;
  /** Before the right entries. @default none */
  beforeRightNavItems?: ReactNode;
  /** After the right entries. @default none */
  afterRightNavItems?: ReactNode;
}

/** Props of {@link Nav}. */
export interface NavProps extends NavItemsSlots, ComponentProps<'header'> {
  /** Before the logo or title. @default none */
  beforeNavTitle?: ReactNode;
  /** Replaces the logo or title. @default NavTitle */
  navTitle?: ReactNode;
  /** After the logo or title and the left entries. @default none */
  afterNavTitle?: ReactNode;
  /** Before the search button. @default none */
  beforeNavMenu?: ReactNode;
  /** After all other controls, at every width. @default none */
  afterNavMenu?: ReactNode;
}

/** The navbar: title, entries, search, language, version, colour scheme and social links. */
export function Nav(props: NavProps) {
  const { beforeLeftNavItems, afterLeftNavItems, beforeRightNavItems, afterRightNavItems, ...others } = props;
  const { beforeNavTitle, navTitle, afterNavTitle, beforeNavMenu, afterNavMenu, ...rest } = others;
  const slots = { beforeLeftNavItems, afterLeftNavItems, beforeRightNavItems, afterRightNavItems };
  const t = useText();
  const { hideNavbar } = useSite().site.themeConfig;
  useHideNavbar(hideNavbar === 'auto');
  if (hideNavbar === 'always') return null;
  return (
    <header {...rootProps('duet-nav', rest)}>
      <nav className="duet-nav__row" aria-label={t('navLabel')}>
        {beforeNavTitle}
        {navTitle ?? <NavTitle />}
        <Side side="left" before={beforeLeftNavItems} after={afterLeftNavItems} />
        {afterNavTitle}
        <span className="duet-nav__space" />
        {beforeNavMenu}
        <Search />
        {import.meta.env.DUET_ASSISTANT && <Assistant />}
        <Side side="right" before={beforeRightNavItems} after={afterRightNavItems} />
        <NavTools />
        {afterNavMenu}
        <NavHamburger {...slots} />
      </nav>
    </header>
  );
}

function Side({ side, before, after }: { side: NavSide; before: ReactNode; after: ReactNode }) {
  const items = itemsOf(useNav(), side);
  if (items.length === 0 && !before && !after) return null;
  return (
    <NavListContext value="items">
      <ul className="duet-nav__list" data-side={side}>
        {before}
        <NavItems items={items} />
        {after}
      </ul>
    </NavListContext>
  );
}
