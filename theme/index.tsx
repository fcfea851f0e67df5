// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';

// Frame of the page and the article.
export { Banner, type BannerProps } from './components/Banner/Banner';
export { DocContent, type DocContentProps } from './components/DocContent/DocContent';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent';
export { DocFooter } from './components/DocFooter/DocFooter';
export { EditLink } from './components/EditLink/EditLink';
// Navbar
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Link, type LinkProps } from './components/Link/Link';
export { MobileBar, type MobileBarProps } from './components/MobileBar/MobileBar';
export { Nav, type NavItemsSlots, type NavProps } from './components/Nav/Nav';
export { NavHamburger } from './components/NavHamburger/NavHamburger';
export { NavList, type NavListProps } from './components/NavList/NavList';
export { NavMenu, type NavMenuProps } from './components/NavMenu/NavMenu';
export { NavTitle } from './components/NavTitle/NavTitle';
export { Outline } from './components/Outline/Outline';
export { Toc } from './components/Outline/Toc';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage';
export { ScrollToTop } from './components/ScrollToTop/ScrollToTop';
export { Search } from './components/Search/Search';
export { Sidebar } from './components/Sidebar/Sidebar';
export { SkipLink } from './components/SkipLink/SkipLink';
export { SocialLinks, type SocialLinksProps } from './components/SocialLinks/SocialLinks';
export { SwitchAppearance } from './components/SwitchAppearance/SwitchAppearance';
export { VersionMenu } from './components/VersionMenu/VersionMenu';
export { useActiveAnchor } from './hooks/useActiveAnchor';
export { useEditLink } from './hooks/useEditLink';
export { useLinkNavigate } from './hooks/useLinkNavigate';
export { usePrevNextPage } from './hooks/usePrevNextPage';
export { useScrollAfterNav } from './hooks/useScrollAfterNav';
export { useScrollReset } from './hooks/useScrollReset';
export { useThemeState } from './hooks/useThemeState';
export { DocLayout } from './layouts/DocLayout';
export { Layout, type LayoutProps } from './layouts/Layout';
export { NotFoundLayout } from './layouts/NotFoundLayout';
