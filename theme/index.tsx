// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';

// Parts that writers use in pages.
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Callout, type CalloutProps } from './components/Callout/Callout';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeBlockRuntime, type CodeBlockRuntimeProps } from './components/CodeBlockRuntime/CodeBlockRuntime';
export { CodeButtonGroup, type CodeButtonGroupProps } from './components/CodeButtonGroup/CodeButtonGroup';
export { useCodeButtonGroup } from './components/CodeButtonGroup/useCodeButtonGroup';
export { ImageZoom } from './components/ImageZoom/ImageZoom';
export { LlmsContainer, type LlmsContainerProps } from './components/Llms/LlmsContainer';
export { LlmsCopyButton, type LlmsCopyButtonProps, LlmsCopyRow } from './components/Llms/LlmsCopyButton';
export {
  LlmsOpenRow,
  LlmsViewOptions,
  type LlmsViewOptionsItem,
  type LlmsViewOptionsProps,
} from './components/Llms/LlmsViewOptions';
export { OptionFacts, type OptionFactsProps } from './components/OptionFacts/OptionFacts';
export { Overview, type OverviewProps } from './components/Overview/Overview';
export { OverviewGroup, type OverviewGroupProps } from './components/OverviewGroup/OverviewGroup';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { PageTab, type PageTabProps, PageTabs, type PageTabsProps } from './components/PageTabs/PageTabs';
export { Prompt, type PromptProps } from './components/Prompt/Prompt';
export { ReadPercent, type ReadPercentProps } from './components/ReadPercent/ReadPercent';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { Tab, type TabProps, Tabs, type TabsProps } from './components/Tabs/Tabs';
export { Tag, type TagProps } from './components/Tag/Tag';
export { copyToClipboard } from './hooks/copyToClipboard';
