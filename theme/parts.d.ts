// Parts that Rspress does not have. Importing them from `@rspress/core/theme` resolves to the theme
// folder of the site, so that a site's export of the same name replaces them everywhere.
declare module '@rspress/core/theme' {
  export const Assistant: typeof import('./client/parts/Assistant').Assistant;
  export const Breadcrumbs: typeof import('./client/parts/Breadcrumbs').Breadcrumbs;
  export const EcosystemPopover: typeof import('./client/components/EcosystemPopover/EcosystemPopover').EcosystemPopover;
  export const Helpful: typeof import('./client/parts/Helpful').Helpful;
  export const LanguageList: typeof import('./client/components/LanguageMenu/LanguageList').LanguageList;
  export const LanguageMenu: typeof import('./client/components/LanguageMenu/LanguageMenu').LanguageMenu;
  export const MobileBar: typeof import('./client/components/MobileBar/MobileBar').MobileBar;
  export const NavMenu: typeof import('./client/components/NavMenu/NavMenu').NavMenu;
  export const Popover: typeof import('./client/components/Popover/Popover').Popover;
  export const ScrollToTop: typeof import('./client/components/ScrollToTop/ScrollToTop').ScrollToTop;
  export const SkipLink: typeof import('./client/components/SkipLink/SkipLink').SkipLink;
  export const UntranslatedNotice: typeof import('./client/parts/UntranslatedNotice').UntranslatedNotice;
  export const VersionList: typeof import('./client/components/VersionMenu/VersionList').VersionList;
  export const VersionMenu: typeof import('./client/components/VersionMenu/VersionMenu').VersionMenu;
  export const VersionNotice: typeof import('./client/parts/VersionNotice').VersionNotice;
}

export {};
