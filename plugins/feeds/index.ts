import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { parseOptions } from '../shared/parseOptions';
import { missingOrigin, reportProblems } from '../shared/problems';
import { type Site, siteOf } from '../shared/site';
import { viewFile } from '../shared/view';
import { announces, pageFeeds } from './announce';
import { collectEntries, type Entries, languagesOf } from './entries';
import { FeedsOptions } from './options';
import { text } from './text';
import { writeFiles } from './writeFiles';

export type { FeedsOptions } from './options';
export type { PageFeed } from './page';

const name = 'feeds';

/** Writes feeds of the pages that match, for each language, and links them from the pages that should. */
export function pluginFeeds(options: FeedsOptions): RspressPlugin {
  const { feeds, languages } = parseOptions(name, FeedsOptions, options);
  const tagOf = (lang: string) => languages[lang] ?? lang;
  const pages = new Map<string, Pick<PageIndexInfo, 'title' | 'description'>>();
  let entries: Entries = new Map();
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    globalUIComponents: [viewFile(import.meta.dirname, 'FeedHead')],
    i18nSource: words => ({ ...text, ...words }),
    // Lets pages import the component by its public name wherever the package lies.
    builderConfig: {
      resolve: {
        alias: { 'rspress-plugin-duet/feeds/FeedLinks$': viewFile(import.meta.dirname, 'FeedLinks') },
      },
    },
    config(config) {
      site = siteOf(config);
      return config;
    },
    async routeGenerated(routes, isProd) {
      const found = await collectEntries(feeds, routes, site);
      entries = found.entries;
      const problems = site.origin ? found.problems : [missingOrigin, ...found.problems];
      reportProblems(name, 'The feeds cannot be written:', problems, isProd);
    },
    extendPageData(page) {
      pages.set(page.routePath, { title: page.title, description: page.description });
      const lang = page.lang || site.lang;
      const found = feeds
        .filter(feed => announces(feed, page, site) && languagesOf(entries, feed).includes(lang))
        .flatMap(feed => pageFeeds(feed, lang, tagOf(lang), site));
      if (found.length > 0) Object.assign(page, { feeds: found });
    },
    async afterBuild({ title: siteTitle }, isProd) {
      // The development server calls this too, without a built page.
      if (!isProd) return;
      for (const feed of feeds) await writeFiles(feed, { site, siteTitle, entries, pages, tagOf });
    },
  };
}
