// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';

// Parts that writers use in pages.
export { OptionFacts, type OptionFactsProps } from './components/OptionFacts/OptionFacts';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
