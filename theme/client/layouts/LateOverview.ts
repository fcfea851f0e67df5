// A chunk of its own, for overviews that do not import the layout themselves.
export { Overview as default } from '@rspress/core/theme';
