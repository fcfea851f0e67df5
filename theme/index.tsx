// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';

// Navbar
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { Nav, type NavItemsSlots, type NavProps } from './components/Nav/Nav';
export { NavHamburger } from './components/NavHamburger/NavHamburger';
export { NavList, type NavListProps } from './components/NavList/NavList';
export { NavMenu, type NavMenuProps } from './components/NavMenu/NavMenu';
export { NavTitle } from './components/NavTitle/NavTitle';
export { Search } from './components/Search/Search';
export { SocialLinks, type SocialLinksProps } from './components/SocialLinks/SocialLinks';
export { SwitchAppearance } from './components/SwitchAppearance/SwitchAppearance';
export { VersionMenu } from './components/VersionMenu/VersionMenu';
export { useThemeState } from './hooks/useThemeState';
