import { logger, type PageIndexInfo, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { readPath } from '../../../shared/address';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import { alternatesOf } from '../../shared/alternates';
import { gitDates } from '../../shared/gitDates';
import { parseOptions } from '../../shared/parseOptions';
import { originProblems, reportProblems } from '../../shared/problems';
import { type Site, siteOf, urlOf } from '../../shared/site';
import { SitemapOptions } from './options';
import { writeRobots, writeSitemap } from './writeSitemap';

export type { SitemapOptions } from './options';

const name = 'sitemap';

/** Writes `sitemap.xml` with the languages and the last commit of each page, and `robots.txt`. */
export const pluginSitemap: (options?: SitemapOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const { exclude, robots } = parseOptions(name, SitemapOptions, options);
  const pages = new Map<string, PageIndexInfo>();
  let routes: RouteMeta[] = [];
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config) {
      site = siteOf(config);
      return config;
    },
    routeGenerated(all, isProd) {
      reportProblems(name, 'The sitemap cannot be written:', originProblems(site.origin), isProd);
      const patterns = exclude.map(source => new RegExp(source));
      routes = all.filter(({ routePath }) => {
        const { path } = readPath(routePath, site);
        return path !== '/404' && !patterns.some(pattern => pattern.test(path));
      });
    },
    extendPageData(page) {
      // Other plugins may still change its frontmatter.
      pages.set(page.routePath, page);
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const shown = routes.filter(({ routePath }) => isListed(pages.get(routePath)?.frontmatter));
      const dates = await gitDates(shown.map(({ absolutePath }) => absolutePath));
      const alternates = alternatesOf(shown, site);
      const entries = shown.map(({ routePath, absolutePath }) => ({
        url: urlOf(site, routePath),
        changed: dates.get(absolutePath),
        alternates: alternates.get(routePath) ?? [],
      }));
      // Rspress lists pages that plugins add in an order that differs from build to build.
      entries.sort((a, b) => (a.url < b.url ? -1 : 1));
      await writeSitemap(entries, site);
      if (robots === false) return;
      if (site.base === '/') return writeRobots(robots === true ? [] : robots.disallow, site);
      logger.info(
        `[rspress-plugin-duet/${name}] robots.txt is not written: crawlers read it only at the root of a host, not at ${site.base}.`,
      );
    },
  };
});

/** Whether a page is listed: its frontmatter may say otherwise. */
function isListed(frontmatter: PageIndexInfo['frontmatter'] = {}): boolean {
  const noindex = frontmatter.head?.some(
    ([, attrs]) => attrs?.name === 'robots' && attrs.content?.includes('noindex'),
  );
  return frontmatter.sitemap !== false && frontmatter.pageType !== '404' && !noindex;
}
