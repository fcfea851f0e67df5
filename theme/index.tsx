// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';
// Parts that writers use in pages.
export { Badge, type BadgeProps } from './components/Badge/Badge';
// Frame of the page and the article.
export { Banner, type BannerProps } from './components/Banner/Banner';
export { Benchmark, type BenchmarkProps } from './components/Benchmark/Benchmark';
export { Button, type ButtonProps } from './components/Button/Button';
export { Callout, type CalloutProps } from './components/Callout/Callout';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeBlockRuntime, type CodeBlockRuntimeProps } from './components/CodeBlockRuntime/CodeBlockRuntime';
export { CodeButtonGroup, type CodeButtonGroupProps } from './components/CodeButtonGroup/CodeButtonGroup';
export { useCodeButtonGroup } from './components/CodeButtonGroup/useCodeButtonGroup';
export { DocContent, type DocContentProps } from './components/DocContent/DocContent';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent';
export { DocFooter } from './components/DocFooter/DocFooter';
export { EcosystemPopover, type EcosystemPopoverProps } from './components/EcosystemPopover/EcosystemPopover';
export { EditLink } from './components/EditLink/EditLink';
export { FallbackHeading, type FallbackHeadingProps } from './components/FallbackHeading/FallbackHeading';
export { HomeBackground, type HomeBackgroundProps } from './components/HomeBackground/HomeBackground';
export { type Feature, HomeFeature, type HomeFeatureProps } from './components/HomeFeature/HomeFeature';
export { HomeFooter } from './components/HomeFooter/HomeFooter';
export { HomeHero, type HomeHeroProps } from './components/HomeHero/HomeHero';
export { ImageZoom } from './components/ImageZoom/ImageZoom';
// Navbar
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Link, type LinkProps } from './components/Link/Link';
export { LlmsContainer, type LlmsContainerProps } from './components/Llms/LlmsContainer';
export { LlmsCopyButton, type LlmsCopyButtonProps, LlmsCopyRow } from './components/Llms/LlmsCopyButton';
export {
  LlmsOpenRow,
  LlmsViewOptions,
  type LlmsViewOptionsItem,
  type LlmsViewOptionsProps,
} from './components/Llms/LlmsViewOptions';
export { MobileBar, type MobileBarProps } from './components/MobileBar/MobileBar';
export { Nav, type NavItemsSlots, type NavProps } from './components/Nav/Nav';
export { NavHamburger } from './components/NavHamburger/NavHamburger';
export { NavList, type NavListProps } from './components/NavList/NavList';
export { NavMenu, type NavMenuProps } from './components/NavMenu/NavMenu';
export { NavTitle } from './components/NavTitle/NavTitle';
export { OptionFacts, type OptionFactsProps } from './components/OptionFacts/OptionFacts';
export { Outline } from './components/Outline/Outline';
export { Toc } from './components/Outline/Toc';
export { Overview, type OverviewProps } from './components/Overview/Overview';
export { OverviewGroup, type OverviewGroupProps } from './components/OverviewGroup/OverviewGroup';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { PageTab, type PageTabProps, PageTabs, type PageTabsProps } from './components/PageTabs/PageTabs';
export { Popover, type PopoverPlacement, type PopoverProps } from './components/Popover/Popover';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage';
export { Prompt, type PromptProps } from './components/Prompt/Prompt';
export { ReadPercent, type ReadPercentProps } from './components/ReadPercent/ReadPercent';
export { ScrollToTop } from './components/ScrollToTop/ScrollToTop';
export { Sidebar } from './components/Sidebar/Sidebar';
export { SkipLink } from './components/SkipLink/SkipLink';
export { SocialLinks, type SocialLinksProps } from './components/SocialLinks/SocialLinks';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { SwitchAppearance } from './components/SwitchAppearance/SwitchAppearance';
export { Tab, type TabProps, Tabs, type TabsProps } from './components/Tabs/Tabs';
export { Tag, type TagProps } from './components/Tag/Tag';
export { Terminal, type TerminalProps } from './components/Terminal/Terminal';
export { ToolGrid, type ToolGridProps } from './components/ToolGrid/ToolGrid';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { VersionMenu } from './components/VersionMenu/VersionMenu';
export { copyToClipboard } from './hooks/copyToClipboard';
export { useActiveAnchor } from './hooks/useActiveAnchor';
export { useEditLink } from './hooks/useEditLink';
export { useLinkNavigate } from './hooks/useLinkNavigate';
export { usePrevNextPage } from './hooks/usePrevNextPage';
export { useScrollAfterNav } from './hooks/useScrollAfterNav';
export { useScrollReset } from './hooks/useScrollReset';
export { useThemeState } from './hooks/useThemeState';
export { DocLayout } from './layouts/DocLayout';
export { HomeLayout, type HomeLayoutProps } from './layouts/HomeLayout';
export { Layout, type LayoutProps } from './layouts/Layout';
export { NotFoundLayout } from './layouts/NotFoundLayout';
export type { BenchmarkData, BenchmarkGroup, BenchmarkMetric } from './logic/bars';
export type { HeroFields } from './logic/heroFields';
export type { ToolGroup, ToolLink } from './options';
export { Search } from './search/ui/Search';
