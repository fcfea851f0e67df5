// Its own file, so that a home page that did not bring its layout along can still load it.
export { HomeLayout as default } from '@rspress/core/theme';
