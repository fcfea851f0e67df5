// All public names: those of the stock theme, then ours, which replace stock names or add new ones.
export * from '@rspress/core/theme-original';

// Components for pages.

export { Badge, type BadgeProps } from './client/components/Badge/Badge';
export { Callout, type CalloutProps, type CalloutType } from './client/components/Callout/Callout';
export { Card, type CardProps } from './client/components/Card/Card';
export { CardGrid, type CardGridProps } from './client/components/Card/CardGrid';
export { LinkCard, type LinkCardProps } from './client/components/Card/LinkCard';
export { CodeBlock, type CodeBlockProps } from './client/components/CodeBlock/CodeBlock';
export {
  CodeBlockRuntime,
  type CodeBlockRuntimeProps,
} from './client/components/CodeBlockRuntime/CodeBlockRuntime';
export {
  CodeButtonGroup,
  type CodeButtonGroupProps,
} from './client/components/CodeButtonGroup/CodeButtonGroup';
export {
  type CodeButtonGroupState,
  useCodeButtonGroup,
} from './client/components/CodeButtonGroup/useCodeButtonGroup';
export { Details, type DetailsProps } from './client/components/Details/Details';
export { Figure, type FigureProps } from './client/components/Figure/Figure';
export { type FileItem, FileTree, type FileTreeProps } from './client/components/FileTree/FileTree';
export { OptionFacts, type OptionFactsProps } from './client/components/OptionFacts/OptionFacts';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './client/components/PackageManagerTabs/PackageManagerTabs';
export {
  PageTab,
  type PageTabProps,
  PageTabs,
  type PageTabsProps,
} from './client/components/PageTabs/PageTabs';
export { Popover, type PopoverPlacement, type PopoverProps } from './client/components/Popover/Popover';
export { Prompt, type PromptProps } from './client/components/Prompt/Prompt';
export { SourceCode, type SourceCodeProps } from './client/components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './client/components/Steps/Steps';
export { Tab, type TabProps, Tabs, type TabsProps } from './client/components/Tabs/Tabs';
export { Tag, type TagProps } from './client/components/Tag/Tag';
export { Tooltip, type TooltipProps } from './client/components/Tooltip/Tooltip';
export { Video, type VideoProps } from './client/components/Video/Video';

// Components for landing pages.

export { Benchmark, type BenchmarkProps } from './client/components/Benchmark/Benchmark';
export { Button, type ButtonProps } from './client/components/Button/Button';
export { HomeBackground, type HomeBackgroundProps } from './client/components/HomeBackground/HomeBackground';
export {
  type Feature,
  HomeFeature,
  type HomeFeatureProps,
} from './client/components/HomeFeature/HomeFeature';
export { HomeFooter } from './client/components/HomeFooter/HomeFooter';
export { HomeHero, type HomeHeroProps } from './client/components/HomeHero/HomeHero';
export { Terminal, type TerminalProps } from './client/components/Terminal/Terminal';
export { ToolGrid, type ToolGridProps } from './client/components/ToolGrid/ToolGrid';
export type { BenchmarkData, BenchmarkGroup, BenchmarkMetric } from './client/logic/bars';
export type { HeroAction, HeroFields } from './client/logic/heroFields';
export type { ToolGroup, ToolLink } from './options';

// Layouts.

export { DocLayout } from './client/layouts/DocLayout';
export { HomeLayout, type HomeLayoutProps } from './client/layouts/HomeLayout';
export { Layout, type LayoutProps } from './client/layouts/Layout';
export { NotFoundLayout } from './client/layouts/NotFoundLayout';

// Top of the page.

export { Banner, type BannerProps } from './client/components/Banner/Banner';
export {
  EcosystemPopover,
  type EcosystemPopoverProps,
} from './client/components/EcosystemPopover/EcosystemPopover';
export { LanguageList } from './client/components/LanguageMenu/LanguageList';
export { LanguageMenu } from './client/components/LanguageMenu/LanguageMenu';
export { Nav, type NavItemsSlots, type NavProps } from './client/components/Nav/Nav';
export { NavHamburger, type NavHamburgerProps } from './client/components/NavHamburger/NavHamburger';
export { NavList, type NavListProps } from './client/components/NavList/NavList';
export { NavMenu, type NavMenuProps } from './client/components/NavMenu/NavMenu';
export { NavTitle } from './client/components/NavTitle/NavTitle';
export { SkipLink } from './client/components/SkipLink/SkipLink';
export { SocialLinks, type SocialLinksProps } from './client/components/SocialLinks/SocialLinks';
export { SwitchAppearance } from './client/components/SwitchAppearance/SwitchAppearance';
export { VersionList } from './client/components/VersionMenu/VersionList';
export { VersionMenu } from './client/components/VersionMenu/VersionMenu';
export { Search } from './client/search/ui/Search';

// The article and the elements around it.

export { DocContent, type DocContentProps } from './client/components/DocContent/DocContent';
export { getCustomMDXComponent } from './client/components/DocContent/getCustomMDXComponent';
export { DocFooter } from './client/components/DocFooter/DocFooter';
export { EditLink, type EditLinkProps } from './client/components/EditLink/EditLink';
export {
  FallbackHeading,
  type FallbackHeadingProps,
} from './client/components/FallbackHeading/FallbackHeading';
export { ImageZoom, type ImageZoomProps } from './client/components/ImageZoom/ImageZoom';
export { LastUpdated } from './client/components/LastUpdated/LastUpdated';
export { Link, type LinkProps } from './client/components/Link/Link';
export { LlmsContainer, type LlmsContainerProps } from './client/components/Llms/LlmsContainer';
export { LlmsCopyButton, type LlmsCopyButtonProps } from './client/components/Llms/LlmsCopyButton';
export { LlmsCopyRow, LlmsOpenRow } from './client/components/Llms/LlmsRows';
export {
  LlmsViewOptions,
  type LlmsViewOptionsItem,
  type LlmsViewOptionsProps,
} from './client/components/Llms/LlmsViewOptions';
export { MobileBar, type MobileBarProps } from './client/components/MobileBar/MobileBar';
export { Outline } from './client/components/Outline/Outline';
export { Toc } from './client/components/Outline/Toc';
export { Overview, type OverviewProps } from './client/components/Overview/Overview';
export { OverviewGroup, type OverviewGroupProps } from './client/components/OverviewGroup/OverviewGroup';
export { PrevNextPage } from './client/components/PrevNextPage/PrevNextPage';
export { ReadPercent, type ReadPercentProps } from './client/components/ReadPercent/ReadPercent';
export { ScrollToTop } from './client/components/ScrollToTop/ScrollToTop';
export { Sidebar } from './client/components/Sidebar/Sidebar';
export type { OverviewGroupData, OverviewHeading, OverviewItem } from './client/logic/overview';

// Optional parts, on pages of sites that turn them on.

export {
  Assistant,
  type AssistantProps,
  type AssistantQuestion,
  type SendQuestion,
} from './client/parts/Assistant';
export { Breadcrumbs } from './client/parts/Breadcrumbs';
export { Helpful, type HelpfulProps } from './client/parts/Helpful';
export { UntranslatedNotice } from './client/parts/UntranslatedNotice';
export { VersionNotice, type VersionNoticeProps } from './client/parts/VersionNotice';

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
} from './client/components/icons/icons';

// Hooks.

export { copyToClipboard } from './client/browser/copyToClipboard';
export { useActiveAnchor } from './client/hooks/useActiveAnchor';
export { useEditLink } from './client/hooks/useEditLink';
export { useLinkNavigate } from './client/hooks/useLinkNavigate';
export { usePrevNextPage } from './client/hooks/usePrevNextPage';
export { useScrollAfterNav } from './client/hooks/useScrollAfterNav';
export { useScrollReset } from './client/hooks/useScrollReset';
export { useThemeState } from './client/hooks/useThemeState';
