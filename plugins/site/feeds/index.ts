import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { languagesOf as siteLanguages } from '../../../shared/address';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { parseOptions } from '../../shared/parseOptions';
import { originProblems, reportProblems } from '../../shared/problems';
import { readerTexts } from '../../shared/readerText';
import { rendersInWorkers, type Site, siteOf } from '../../shared/site';
import { viewFile } from '../../shared/view';
import { announces, pageFeeds } from './announce';
import { collectEntries, type Entries, languagesOf } from './entries';
import { FeedsOptions } from './options';
import { hideFeedsScript } from './shared/hideFeeds';
import { writeFiles } from './writeFiles';

export type { PageFeed } from './announce';
export type { FeedsOptions } from './options';

const name = 'feeds';

/** Writes feeds of the pages that match, for each language, and announces them on pages. */
export const pluginFeeds: (options: FeedsOptions) => RspressPlugin = pluginFactory(options => {
  const { feeds, languages, text } = parseOptions(name, FeedsOptions, options);
  const tagOf = (lang: string) => languages[lang] ?? lang;
  const pages = new Map<string, Pick<PageIndexInfo, 'title' | 'description'>>();
  const announcing = new Set<string>();
  let entries: Entries = new Map();
  let site: Site;
  const head = ({ routePath }: RouteMeta) =>
    announcing.has(routePath) ? `<script>${hideFeedsScript}</script>` : undefined;
  return {
    name: `rspress-plugin-duet/${name}`,
    globalUIComponents: [viewFile(import.meta.dirname, 'client/FeedHead')],
    i18nSource: words => {
      return { feedLinksTitle: readerTexts('feedLinksTitle', siteLanguages(site), text), ...words };
    },
    // Lets pages import the component by its public name wherever the package is installed.
    builderConfig: {
      resolve: {
        alias: { 'rspress-plugin-duet/feeds/FeedLinks$': viewFile(import.meta.dirname, 'client/FeedLinks') },
      },
    },
    config(config) {
      site = siteOf(config);
      // Without the script, the query hides the links only after hydration.
      if (rendersInWorkers(config)) return config;
      return { ...config, head: [...(config.head ?? []), head] };
    },
    async routeGenerated(routes, isProd) {
      const collected = await collectEntries(feeds, routes, site);
      entries = collected.entries;
      const problems = [
        ...originProblems(site.origin),
        ...unknownLanguages(FeedsOptions, options, site),
        ...collected.problems,
      ];
      reportProblems(name, 'The feeds cannot be written:', problems, isProd);
    },
    extendPageData(page) {
      pages.set(page.routePath, { title: page.title, description: page.description });
      const lang = page.lang || site.lang;
      const links = feeds
        .filter(feed => announces(feed, page, site) && languagesOf(entries, feed).includes(lang))
        .flatMap(feed => pageFeeds(feed, lang, tagOf(lang), site));
      if (links.length === 0) return;
      announcing.add(page.routePath);
      Object.assign(page, { feeds: links });
    },
    async afterBuild({ title: siteTitle }, isProd) {
      // The development server calls this too, without built pages.
      if (!isProd) return;
      for (const feed of feeds) await writeFiles(feed, { site, siteTitle, entries, pages, tagOf });
    },
  };
});
