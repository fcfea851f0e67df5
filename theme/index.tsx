// All public names: those of the stock theme, then ours, which replace stock names or add new ones.
export * from '@rspress/core/theme-original';

// Components for pages.

export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Callout, type CalloutProps, type CalloutType } from './components/Callout/Callout';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeBlockRuntime, type CodeBlockRuntimeProps } from './components/CodeBlockRuntime/CodeBlockRuntime';
export { CodeButtonGroup, type CodeButtonGroupProps } from './components/CodeButtonGroup/CodeButtonGroup';
export {
  type CodeButtonGroupState,
  useCodeButtonGroup,
} from './components/CodeButtonGroup/useCodeButtonGroup';
export { OptionFacts, type OptionFactsProps } from './components/OptionFacts/OptionFacts';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { PageTab, type PageTabProps, PageTabs, type PageTabsProps } from './components/PageTabs/PageTabs';
export { Popover, type PopoverPlacement, type PopoverProps } from './components/Popover/Popover';
export { Prompt, type PromptProps } from './components/Prompt/Prompt';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { Tab, type TabProps, Tabs, type TabsProps } from './components/Tabs/Tabs';
export { Tag, type TagProps } from './components/Tag/Tag';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';

// Components for landing pages.

export { Benchmark, type BenchmarkProps } from './components/Benchmark/Benchmark';
export { Button, type ButtonProps } from './components/Button/Button';
export { HomeBackground, type HomeBackgroundProps } from './components/HomeBackground/HomeBackground';
export { type Feature, HomeFeature, type HomeFeatureProps } from './components/HomeFeature/HomeFeature';
export { HomeFooter } from './components/HomeFooter/HomeFooter';
export { HomeHero, type HomeHeroProps } from './components/HomeHero/HomeHero';
export { Terminal, type TerminalProps } from './components/Terminal/Terminal';
export { ToolGrid, type ToolGridProps } from './components/ToolGrid/ToolGrid';
export type { BenchmarkData, BenchmarkGroup, BenchmarkMetric } from './logic/bars';
export type { HeroAction, HeroFields } from './logic/heroFields';
export type { ToolGroup, ToolLink } from './options';

// Layouts.

export { DocLayout } from './layouts/DocLayout';
export { HomeLayout, type HomeLayoutProps } from './layouts/HomeLayout';
export { Layout, type LayoutProps } from './layouts/Layout';
export { NotFoundLayout } from './layouts/NotFoundLayout';

// Top of the page.

export { Banner, type BannerProps } from './components/Banner/Banner';
export { EcosystemPopover, type EcosystemPopoverProps } from './components/EcosystemPopover/EcosystemPopover';
export { LanguageList } from './components/LanguageMenu/LanguageList';
export { LanguageMenu } from './components/LanguageMenu/LanguageMenu';
export { Nav, type NavItemsSlots, type NavProps } from './components/Nav/Nav';
export { NavHamburger } from './components/NavHamburger/NavHamburger';
export { NavList, type NavListProps } from './components/NavList/NavList';
export { NavMenu, type NavMenuProps } from './components/NavMenu/NavMenu';
export { NavTitle } from './components/NavTitle/NavTitle';
export { SkipLink } from './components/SkipLink/SkipLink';
export { SocialLinks, type SocialLinksProps } from './components/SocialLinks/SocialLinks';
export { SwitchAppearance } from './components/SwitchAppearance/SwitchAppearance';
export { VersionList } from './components/VersionMenu/VersionList';
export { VersionMenu } from './components/VersionMenu/VersionMenu';
export { Search } from './search/ui/Search';

// The article and the elements around it.

export { DocContent, type DocContentProps } from './components/DocContent/DocContent';
export { getCustomMDXComponent } from './components/DocContent/getCustomMDXComponent';
export { DocFooter } from './components/DocFooter/DocFooter';
export { EditLink } from './components/EditLink/EditLink';
export { FallbackHeading, type FallbackHeadingProps } from './components/FallbackHeading/FallbackHeading';
export { ImageZoom, type ImageZoomProps } from './components/ImageZoom/ImageZoom';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Link, type LinkProps } from './components/Link/Link';
export { LlmsContainer, type LlmsContainerProps } from './components/Llms/LlmsContainer';
export { LlmsCopyButton, type LlmsCopyButtonProps } from './components/Llms/LlmsCopyButton';
export { LlmsCopyRow, LlmsOpenRow } from './components/Llms/LlmsRows';
export {
  LlmsViewOptions,
  type LlmsViewOptionsItem,
  type LlmsViewOptionsProps,
} from './components/Llms/LlmsViewOptions';
export { MobileBar, type MobileBarProps } from './components/MobileBar/MobileBar';
export { Outline } from './components/Outline/Outline';
export { Toc } from './components/Outline/Toc';
export { Overview, type OverviewProps } from './components/Overview/Overview';
export { OverviewGroup, type OverviewGroupProps } from './components/OverviewGroup/OverviewGroup';
export { PrevNextPage } from './components/PrevNextPage/PrevNextPage';
export { ReadPercent, type ReadPercentProps } from './components/ReadPercent/ReadPercent';
export { ScrollToTop } from './components/ScrollToTop/ScrollToTop';
export { Sidebar } from './components/Sidebar/Sidebar';
export type { OverviewGroupData, OverviewHeading, OverviewItem } from './logic/overview';

// Icons, under Rspress's names.

export {
  IconArrowDown,
  IconArrowRight,
  IconClose,
  IconExternalLink,
  IconMenu,
  IconMoon,
  IconScrollToTop,
  IconSearch,
  IconSmallMenu,
  IconSun,
} from './components/icons/icons';
export { IconGithub, IconGitlab } from './components/SourceCode/marks';

// Hooks.

export { copyToClipboard } from './browser/copyToClipboard';
export { useActiveAnchor } from './hooks/useActiveAnchor';
export { useEditLink } from './hooks/useEditLink';
export { useLinkNavigate } from './hooks/useLinkNavigate';
export { usePrevNextPage } from './hooks/usePrevNextPage';
export { useScrollAfterNav } from './hooks/useScrollAfterNav';
export { useScrollReset } from './hooks/useScrollReset';
export { useThemeState } from './hooks/useThemeState';
