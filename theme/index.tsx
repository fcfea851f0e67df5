// The whole public surface: the stock theme, then ours under the same or new names.
export * from '@rspress/core/theme-original';
export { Search } from './components/Search/Search';
