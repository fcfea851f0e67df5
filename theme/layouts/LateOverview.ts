// Its own file, so that a page that turns out to be an overview can still load it.
export { Overview as default } from '@rspress/core/theme';
