export { Search } from '@rspress/core/theme-original';
export * from '../../../../../theme';
