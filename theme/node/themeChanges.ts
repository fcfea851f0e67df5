import { logger } from '@rspress/core';
import { builderPlugin } from './builderPlugin';
import type { ThemeFolder } from './themeFolder';

/** Reports what is wrong with the theme folder after a change in development, each mistake when it appears. */
export function themeChangesPlugin(check: () => ThemeFolder) {
  const start = check();
  // The start has reported these.
  let known = [...start.warnings, ...start.errors];
  return builderPlugin('theme-changes', api => {
    api.onBeforeDevCompile(() => {
      const { folder, warnings, errors } = check();
      if (folder !== start.folder)
        warnings.unshift(
          'The theme folder of the site has been added or removed. Restart the development server.',
        );
      const fresh = (messages: string[]) => messages.filter(message => !known.includes(message));
      for (const error of fresh(errors)) logger.error(`[rspress-theme-duet] ${error}`);
      for (const warning of fresh(warnings)) logger.warn(`[rspress-theme-duet] ${warning}`);
      known = [...warnings, ...errors];
    });
  });
}
