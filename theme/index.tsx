// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';
export { Benchmark, type BenchmarkProps } from './components/Benchmark/Benchmark';
export { Button, type ButtonProps } from './components/Button/Button';
export { EcosystemPopover, type EcosystemPopoverProps } from './components/EcosystemPopover/EcosystemPopover';
export { HomeBackground, type HomeBackgroundProps } from './components/HomeBackground/HomeBackground';
export { type Feature, HomeFeature, type HomeFeatureProps } from './components/HomeFeature/HomeFeature';
export { HomeFooter } from './components/HomeFooter/HomeFooter';
export { HomeHero, type HomeHeroProps } from './components/HomeHero/HomeHero';
export { Popover, type PopoverPlacement, type PopoverProps } from './components/Popover/Popover';
export { Terminal, type TerminalProps } from './components/Terminal/Terminal';
export { ToolGrid, type ToolGridProps } from './components/ToolGrid/ToolGrid';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { HomeLayout, type HomeLayoutProps } from './layouts/HomeLayout';
export type { BenchmarkData, BenchmarkGroup, BenchmarkMetric } from './logic/bars';
export type { ToolGroup, ToolLink } from './logic/ecosystem';
export type { HeroFields } from './logic/hero';
