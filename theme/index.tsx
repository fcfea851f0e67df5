// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';

// Parts that writers use in pages.
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock';
export { CodeBlockRuntime, type CodeBlockRuntimeProps } from './components/CodeBlockRuntime/CodeBlockRuntime';
export { CodeButtonGroup, type CodeButtonGroupProps } from './components/CodeButtonGroup/CodeButtonGroup';
export { useCodeButtonGroup } from './components/CodeButtonGroup/useCodeButtonGroup';
export { OptionFacts, type OptionFactsProps } from './components/OptionFacts/OptionFacts';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { PageTab, type PageTabProps, PageTabs, type PageTabsProps } from './components/PageTabs/PageTabs';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { Tab, type TabProps, Tabs, type TabsProps } from './components/Tabs/Tabs';
export { copyToClipboard } from './hooks/copyToClipboard';
