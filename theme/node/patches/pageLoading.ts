// Fixes a fault: a link leaves the page before the next one has loaded, and fails without a connection.
// Without it: Rspress leaves the page at once, and keeps the old text or fails while the script loads.
import { modulePatch } from './themePatch';

/** Reports a runtime of Rspress without the functions that `loadPage` calls, which are not documented. */
export const pageLoading = modulePatch(
  {
    name: 'page-loading',
    package: '@rspress/core',
    loss: 'links leave the page before the next one has loaded',
    file: /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]index\.js$/,
    environments: ['web'],
  },
  /\binitPageData\b[^;]*\bwarmPageData\b|\bwarmPageData\b[^;]*\binitPageData\b/,
  code => code,
);
