// A chunk of its own, for home pages that do not import the layout themselves.
export { HomeLayout as default } from '@rspress/core/theme';
