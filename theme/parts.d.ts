// Parts that Rspress does not have. Importing them from `@rspress/core/theme` resolves to the theme
// folder of the site, so that a site's export of the same name replaces them everywhere.
declare module '@rspress/core/theme' {
  export const EcosystemPopover: typeof import('./components/EcosystemPopover/EcosystemPopover').EcosystemPopover;
  export const LanguageList: typeof import('./components/LanguageMenu/LanguageList').LanguageList;
  export const LanguageMenu: typeof import('./components/LanguageMenu/LanguageMenu').LanguageMenu;
  export const MobileBar: typeof import('./components/MobileBar/MobileBar').MobileBar;
  export const NavMenu: typeof import('./components/NavMenu/NavMenu').NavMenu;
  export const Popover: typeof import('./components/Popover/Popover').Popover;
  export const ScrollToTop: typeof import('./components/ScrollToTop/ScrollToTop').ScrollToTop;
  export const SkipLink: typeof import('./components/SkipLink/SkipLink').SkipLink;
  export const VersionList: typeof import('./components/VersionMenu/VersionList').VersionList;
  export const VersionMenu: typeof import('./components/VersionMenu/VersionMenu').VersionMenu;
}

export {};
