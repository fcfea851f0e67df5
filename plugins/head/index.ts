import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { localesOf, readPath } from '../../shared/address';
import { type Alternate, alternatesOf } from '../shared/alternates';
import { parseOptions } from '../shared/parseOptions';
import { missingOrigin, reportProblems } from '../shared/problems';
import { type Site, siteOf, urlOf } from '../shared/site';
import { viewFile } from '../shared/view';
import { HeadOptions } from './options';
import { headTags, pathsAbove } from './tags';

export type { HeadOptions } from './options';

const name = 'head';

/** Adds canonical address, link previews, `x-default` and breadcrumbs to the head of every page. */
export function pluginHead(options: HeadOptions = {}): RspressPlugin {
  const settings = parseOptions(name, HeadOptions, options);
  const pages = new Map<string, PageIndexInfo>();
  let alternates = new Map<string, Alternate[]>();
  let site: Site;
  let config: UserConfig;
  return {
    name: `rspress-plugin-duet/${name}`,
    globalUIComponents: [viewFile(import.meta.dirname, 'HeadLinks')],
    config(given) {
      site = siteOf(given);
      config = given;
      return { ...given, head: [...(given.head ?? []), tagsOf] };
    },
    routeGenerated(routes, isProd) {
      const problems = site.origin ? [] : [missingOrigin];
      if (typeof config.ssg === 'object' && config.ssg.experimentalWorker) {
        problems.push(
          '`ssg.experimentalWorker` is not supported: functions in `head` cannot be passed to workers',
        );
      }
      reportProblems(name, 'The head cannot be written:', problems, isProd);
      alternates = alternatesOf(routes, site);
    },
    extendPageData(page) {
      pages.set(page.routePath, page);
      // Otherwise Rspress uses the description of the site, which is in the default language.
      page.description ||= localeOf(page.lang)?.description;
    },
  };

  function localeOf(lang: string) {
    return localesOf(config).find(locale => locale.lang === lang);
  }

  function tagsOf(route: RouteMeta): string {
    const { routePath } = route;
    const lang = route.lang || site.lang;
    const siteName = localeOf(lang)?.title || config.title || '';
    const { path } = readPath(routePath, site);
    const prefix = routePath.slice(0, routePath.length - path.length);
    const above = pathsAbove(path).filter(each => each !== path && pages.has(prefix + each));
    const trail = [...above, path].map(each => ({
      name: each === '/' ? siteName : (pages.get(prefix + each)?.title ?? ''),
      url: urlOf(site, prefix + each),
    }));
    const image = pages.get(routePath)?.frontmatter.image;
    return headTags(
      {
        url: urlOf(site, routePath),
        lang,
        siteName,
        alternates: alternates.get(routePath) ?? [],
        trail: trail.every(({ name }) => name) ? trail : [],
        image: typeof image === 'string' ? image : undefined,
      },
      settings,
      src => (src.startsWith('/') ? `${site.origin}${site.base.slice(0, -1)}${src}` : src),
    );
  }
}
