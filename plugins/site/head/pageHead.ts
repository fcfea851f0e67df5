import type { PageIndexInfo, RouteMeta } from '@rspress/core';
import { readPath } from '../../../shared/address';
import type { Alternate } from '../../shared/alternates';
import type { PreviewImage } from '../../shared/previewImage';
import { type Site, urlOf } from '../../shared/site';

/** The data that the head of a page is written from. */
export interface PageHead {
  /** Full address of the page. */
  url: string;
  lang: string;
  siteName: string;
  alternates: Alternate[];
  /** Pages from the home page to the page itself; breadcrumbs need at least two. */
  trail: { name: string; url: string }[];
  /** Image from the frontmatter of the page, or from a plugin that makes one. */
  image?: string | PreviewImage | undefined;
}

/** The pages of the site by route path, with the fields that heads need. */
export type KnownPages = ReadonlyMap<string, Pick<PageIndexInfo, 'title' | 'frontmatter'>>;

/** Collects the data of one page; `siteName` is the title of the site in the language of the page. */
export function pageHeadOf(
  route: Pick<RouteMeta, 'routePath' | 'lang'>,
  siteName: string,
  pages: KnownPages,
  alternates: Alternate[],
  site: Site,
): PageHead {
  const { routePath } = route;
  const { path } = readPath(routePath, site);
  const prefix = routePath.slice(0, routePath.length - path.length);
  const above = pathsAbove(path).filter(each => each !== path && pages.has(prefix + each));
  const trail = [...above, path].map(each => ({
    name: each === '/' ? siteName : (pages.get(prefix + each)?.title ?? ''),
    url: urlOf(site, prefix + each),
  }));
  const image = pages.get(routePath)?.frontmatter.image;
  return {
    url: urlOf(site, routePath),
    lang: route.lang || site.lang,
    siteName,
    alternates,
    trail: trail.every(({ name }) => name) ? trail : [],
    image: typeof image === 'string' ? image : undefined,
  };
}

/** Paths of the possible parent pages: `/`, `/config/` and `/config/output/` for `/config/output/minify`. */
export function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return ['/', ...parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)];
}
