import type { Page } from '../../../../../plugins/site/page-data/pages';
import type { PageDataPatches, SiteModel } from '../../../../../plugins/site/page-data/siteModel';
import { Patches } from '../../../../../shared/node/patch';

/** A page as the hooks of Rspress pass it. */
export const page = (file: string, routePath: string) =>
  ({
    _filepath: file,
    routePath,
    title: routePath,
    lang: 'en',
    version: '',
    toc: [{ id: 'x' }],
    frontmatter: {},
  }) as unknown as Page;

/** A site with one page of Markdown and one component. */
export const site = (change: Partial<SiteModel> = {}): SiteModel => ({
  pages: new Map([page('/docs/a.md', '/a'), page('/docs/b.tsx', '/b')].map(each => [each._filepath, [each]])),
  routes: () => [],
  everywhere: false,
  sidebars: async () => undefined,
  scripts: new Map(),
  ...change,
});

/** The patches of page-data, all on unless switched off. */
export const patches = (switches: PageDataPatches['switches'] = {}): PageDataPatches =>
  new Patches('page-data', 'pluginPageData', switches);
