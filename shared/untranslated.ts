/** What `pluginDuet({ untranslated })` adds to the data of pages. */
export interface UntranslatedData {
  /** On a page without a translation: the page that is shown instead, and how its text runs. */
  original?: { routePath: string; lang: string; dir: 'ltr' | 'rtl' };
  /** On an original and its translations: the languages that show it without a translation. */
  untranslated?: string[];
}

/** Property by which a plugin says that it serves untranslated pages; global, so that copies of the packages agree. */
export const untranslatedKey = Symbol.for('rspress-theme-duet.untranslated');

/** Whether one of a site's plugins serves untranslated pages. */
export const servesUntranslated = (plugins: readonly object[] = []): boolean =>
  plugins.some(plugin => untranslatedKey in plugin);
