// Adds navigation that shows a page only when its script has loaded, with progress and connection errors.
// Without it: Rspress leaves the page at once, and keeps the old text or fails while the script loads.
import type { PatchName } from '../options';
import { modulePatch, type ThemePatch } from './themePatch';

/** Reports a runtime of Rspress without a function that is not documented; its code stays as it is. */
const lookUp = (name: PatchName, exported: RegExp, loss: string): ThemePatch => {
  const file = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]index\.js$/;
  const info = { name, package: '@rspress/core', loss, file, environments: ['web'] };
  return modulePatch(info, exported, code => code);
};

/** What `useFirstPage` calls. */
export const firstPage = lookUp(
  'first-page',
  /\bwarmPageData\b/,
  'Rspress loads the data of the first page again',
);

/** What `loadPage` calls. */
export const pageLoading = lookUp(
  'page-loading',
  /\binitPageData\b[^;]*\bwarmPageData\b|\bwarmPageData\b[^;]*\binitPageData\b/,
  'links leave the page before the next one has loaded',
);
