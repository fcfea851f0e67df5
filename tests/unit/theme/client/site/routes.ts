import { pages } from './pages';

/** Routes whose scripts were asked for, in order. */
export const preloaded: string[] = [];
/** Routes whose script cannot be loaded. */
export const missing = new Set<string>();

/** What Rspress's `virtual-routes` holds for the site of the tests. */
export const routes = pages.map(({ routePath, title }) => ({
  path: routePath,
  filePath: `${routePath}.tsx`,
  async preload() {
    preloaded.push(routePath);
    if (missing.has(routePath)) throw new Error(`no script of ${routePath}`);
    return { default: () => null, title, frontmatter: {}, toc: [] };
  },
}));
