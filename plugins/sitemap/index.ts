import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logger, type RouteMeta, type RspressPlugin } from '@rspress/core';
import { readPath } from '../../shared/address';
import { alternatesOf } from '../shared/alternates';
import { gitDates } from '../shared/gitDates';
import { parseOptions } from '../shared/parseOptions';
import { missingOrigin, reportProblems } from '../shared/problems';
import { type Site, siteOf, urlOf } from '../shared/site';
import { SitemapOptions } from './options';
import { limit, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap';

export type { SitemapOptions } from './options';

const name = 'sitemap';

/** Writes `sitemap.xml` with the languages of each page and the dates of git, and `robots.txt`. */
export function pluginSitemap(options: SitemapOptions = {}): RspressPlugin {
  const { exclude, robots } = parseOptions(name, SitemapOptions, options);
  const hidden = new Set<string>();
  let routes: RouteMeta[] = [];
  let site: Site;
  return {
    name: `rspress-plugin-duet/${name}`,
    config(config) {
      site = siteOf(config);
      return config;
    },
    routeGenerated(all, isProd) {
      reportProblems(name, 'The sitemap cannot be written:', site.origin ? [] : [missingOrigin], isProd);
      const patterns = exclude.map(source => new RegExp(source));
      routes = all.filter(({ routePath }) => {
        const { path } = readPath(routePath, site);
        return path !== '/404' && !patterns.some(pattern => pattern.test(path));
      });
    },
    extendPageData({ routePath, frontmatter }) {
      const noindex = frontmatter.head?.some(
        ([, attrs]) => attrs?.name === 'robots' && attrs.content?.includes('noindex'),
      );
      if (frontmatter.sitemap === false || noindex) hidden.add(routePath);
    },
    async afterBuild(_config, isProd) {
      if (!isProd) return;
      const shown = routes.filter(({ routePath }) => !hidden.has(routePath));
      const dates = await gitDates(shown.map(({ absolutePath }) => absolutePath));
      const alternates = alternatesOf(shown, site);
      const entries = shown.map(({ routePath, absolutePath }) => ({
        url: urlOf(site, routePath),
        changed: dates.get(absolutePath),
        alternates: alternates.get(routePath) ?? [],
      }));
      const write = (file: string, text: string) => writeFile(join(site.outDir, file), text);
      const urlOfFile = (file: string) => `${site.origin}${site.base}${file}`;

      const files = Math.ceil(entries.length / limit);
      if (files <= 1) await write('sitemap.xml', sitemapXml(entries));
      else {
        const names = Array.from({ length: files }, (_, index) => `sitemap-${index + 1}.xml`);
        await Promise.all(
          names.map((file, index) =>
            write(file, sitemapXml(entries.slice(index * limit, (index + 1) * limit))),
          ),
        );
        await write('sitemap.xml', sitemapIndexXml(names.map(urlOfFile)));
      }

      if (robots === false) return;
      if (site.base !== '/') {
        logger.info(
          `[rspress-plugin-duet/${name}] robots.txt is left out: crawlers read it at the root of a host only, not at ${site.base}.`,
        );
        return;
      }
      const own = await readFile(join(site.outDir, 'robots.txt'), 'utf8').catch(() => '');
      const disallow = robots === true ? [] : robots.disallow;
      await write('robots.txt', robotsTxt(own, urlOfFile('sitemap.xml'), disallow));
    },
  };
}
