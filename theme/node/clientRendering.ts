import type { RspressPlugin } from '@rspress/core';
import { builderPlugin } from './builderPlugin';

/**
 * Draws pages at once on a site with `ssg: false`: where its pages are also written as Markdown, Rspress would hydrate
 * empty pages, which React reports as an error, and they would stay empty until React starts late.
 */
export function clientRenderingPlugin(): RspressPlugin {
  return builderPlugin('client-rendering', api => {
    api.modifyRsbuildConfig(({ environments }) => {
      const entry = environments?.web?.source?.entry as Record<string, string> | undefined;
      if (entry?.index) entry.index = entry.index.replace(/ssrClientEntry(?=\.js$)/, 'csrClientEntry');
    });
  });
}
