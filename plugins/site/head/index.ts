import { readFileSync } from 'node:fs';
import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { alternatePath, localesOf, readPath } from '../../../shared/address';
import { unknownLanguages } from '../../../shared/node/languages';
import { pluginFactory } from '../../../shared/node/pluginFactory';
import type { UntranslatedData } from '../../../shared/untranslated';
import { type Alternate, alternatesOf } from '../../shared/alternates';
import { parseOptions } from '../../shared/parseOptions';
import { absoluteIn, type ImageSource, imageSourceOf } from '../../shared/previewImage';
import { noHeadFunctions, originProblems, reportProblems } from '../../shared/problems';
import { relativeTo, rendersInWorkers, type Site, siteOf, urlOf } from '../../shared/site';
import { viewFile } from '../../shared/view';
import { HeadOptions, imageAddress } from './options';
import { pageHeadOf } from './pageHead';
import { headTags } from './tags';

export type { HeadOptions } from './options';

const name = 'head';

function imageProblem(file: string, image: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex(each => each.startsWith('image:')) + 1 || 1;
  return `${relativeTo(process.cwd(), file)}:${line}: image must be a path of the public folder such as "/previews/start.png", or a full address; got "${image}"`;
}

/** Adds canonical address, link previews, `x-default` and breadcrumbs to the head of every page. */
export const pluginHead: (options?: HeadOptions) => RspressPlugin = pluginFactory((options = {}) => {
  const settings = parseOptions(name, HeadOptions, options);
  const pages = new Map<string, PageIndexInfo>();
  let alternates = new Map<string, Alternate[]>();
  let routePaths: ReadonlySet<string> = new Set();
  let site: Site;
  let config: UserConfig;
  let images: ImageSource | undefined;
  return {
    name: `rspress-plugin-duet/${name}`,
    globalUIComponents: [
      [
        viewFile(import.meta.dirname, 'client/HeadLinks'),
        { isCurrentCanonical: settings.versions.canonical },
      ],
    ],
    config(given) {
      site = siteOf(given);
      config = given;
      images = imageSourceOf(given);
      return { ...given, head: [...(given.head ?? []), tagsOf] };
    },
    routeGenerated(routes, isProd) {
      const unknown = settings.versions.noindex.filter(version => !site.versions.includes(version));
      const problems = [
        ...originProblems(site.origin),
        ...(rendersInWorkers(config) ? [noHeadFunctions] : []),
        ...unknownLanguages(HeadOptions, options, site),
        ...unknown.map(version => `options.versions.noindex: the site has no version "${version}"`),
      ];
      reportProblems(name, 'The head cannot be written:', problems, isProd);
      alternates = alternatesOf(routes, site);
      routePaths = new Set(routes.map(({ routePath }) => routePath));
    },
    modifySearchIndexData(all, isProd) {
      const problems = all.flatMap(({ frontmatter: { image }, ...page }) =>
        typeof image === 'string' && !imageAddress.test(image)
          ? [imageProblem((page as unknown as { _filepath: string })._filepath, image)]
          : [],
      );
      reportProblems(name, 'Images of link previews cannot be found:', problems, isProd);
    },
    extendPageData(page) {
      pages.set(page.routePath, page);
      // Otherwise Rspress uses the description of the site, which is in the default language.
      page.description ||= localeOf(page.lang)?.description;
      // Sitemaps list what search engines should list, under its canonical address.
      if (isNoindex(page.routePath) || currentOf(page.routePath) !== page.routePath)
        page.frontmatter.sitemap = false;
    },
  };

  function localeOf(lang: string) {
    return localesOf(config).find(locale => locale.lang === lang);
  }

  function isNoindex(routePath: string): boolean {
    return settings.versions.noindex.includes(readPath(routePath, site).version);
  }

  /** The page whose address is canonical: with `versions.canonical`, that of the default version. */
  function currentOf(routePath: string): string {
    const current = alternatePath(routePath, { version: site.version }, site);
    return settings.versions.canonical && routePaths.has(current) ? current : routePath;
  }

  function tagsOf(route: RouteMeta): string {
    const siteName = localeOf(route.lang || site.lang)?.title || config.title || '';
    const page = pageHeadOf(route, siteName, pages, alternates.get(route.routePath) ?? [], site);
    const { original } = (pages.get(route.routePath) ?? {}) as UntranslatedData;
    const canonical = urlOf(site, currentOf(original?.routePath ?? route.routePath));
    const image = page.image ?? images?.imageOf(route.routePath);
    const tags = headTags({ ...page, image, url: canonical }, settings, absoluteIn(site));
    return isNoindex(route.routePath) ? `${tags}<meta name="robots" content="noindex">` : tags;
  }
});
