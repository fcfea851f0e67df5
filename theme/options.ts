import type { SearchSettings } from './logic/search/settings';

/** Options of `pluginDuet()`. */
export interface DuetOptions {
  /**
   * Search, beside what the site's own `search` option says; typed for remote mode,
   * which Rspress's option does not know.
   */
  search?: SearchSettings;
}
