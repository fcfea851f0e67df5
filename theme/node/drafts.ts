import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readPath, type SiteAddress, siteAddressOf, writePath } from '../../shared/address';
import { splitFrontmatter } from '../../shared/frontmatter';

/** Pages that are not published as others: drafts not at all, unlisted ones without a link to them. */
export type HiddenState = 'draft' | 'unlisted';

/**
 * Leaves out pages by their frontmatter: drafts are built in development only; unlisted pages are built, without a
 * place in sidebar, search, sitemap and `llms.txt`, and ask search engines not to list them.
 */
export function draftsPlugin(
  isProd: boolean,
): RspressPlugin & { unlisted: ReadonlySet<string>; hidden: ReadonlySet<string> } {
  const unlisted = new Set<string>();
  const hidden = new Set<string>();
  return {
    name: 'rspress-theme-duet/drafts',
    /** Routes of unlisted pages. */
    unlisted,
    /** Routes that sidebars do not show; none in development. */
    hidden,
    async config(config) {
      const root = resolve(config.root ?? 'docs');
      const address = siteAddressOf(config);
      const states = await hiddenPages(root);
      const routes = (state: HiddenState) =>
        [...states].filter(([, each]) => each === state).map(([file]) => routeOf(file, address));
      for (const route of routes('unlisted')) unlisted.add(route);
      config.head = [
        ...(config.head ?? []),
        ({ routePath }) => (unlisted.has(routePath) ? '<meta name="robots" content="noindex">' : ''),
      ];
      if (!isProd || states.size === 0) return config;
      const drafts = [...states].filter(([, state]) => state === 'draft').map(([file]) => file);
      config.route = {
        ...config.route,
        exclude: [...(config.route?.exclude ?? []), ...drafts.map(globOf)],
      };
      const parity = config.languageParity;
      if (parity?.enabled) {
        const files = drafts.map(file => readPath(`/${file}`, address).path.slice(1));
        config.languageParity = { ...parity, exclude: [...(parity.exclude ?? []), ...files] };
      }
      for (const route of [...routes('draft'), ...unlisted]) hidden.add(route);
      return config;
    },
    modifySearchIndexData(pages) {
      for (const page of pages) if (unlisted.has(page.routePath)) page.frontmatter.search = false;
    },
    extendPageData(page) {
      if (unlisted.has(page.routePath)) page.frontmatter.sitemap = false;
    },
  };
}

/** The hidden pages below a folder, by their path in it. Frontmatter that cannot be read hides nothing. */
async function hiddenPages(root: string): Promise<Map<string, HiddenState>> {
  const states = new Map<string, HiddenState>();
  const files = await readdir(root, { recursive: true }).catch(() => []);
  await Promise.all(
    files
      .filter(file => /\.mdx?$/.test(file) && !file.includes('node_modules'))
      .sort()
      .map(async file => {
        const state = stateOf(await readFile(join(root, file), 'utf8').catch(() => ''));
        if (state) states.set(file.replaceAll('\\', '/'), state);
      }),
  );
  return states;
}

/** The state that the frontmatter of a page asks for. */
export function stateOf(source: string): HiddenState | undefined {
  if (!/^(draft|unlisted):/m.test(source)) return undefined;
  const { frontmatter } = splitFrontmatter(source);
  const isTrue = (name: HiddenState) => frontmatter.some(({ key, value }) => key === name && value === true);
  return isTrue('draft') ? 'draft' : isTrue('unlisted') ? 'unlisted' : undefined;
}

/** The route of a file, whose folders name its version and language. */
export function routeOf(file: string, address: SiteAddress): string {
  return writePath(
    readPath(`/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`, address),
    address,
  );
}

/** A glob that matches one file. */
function globOf(file: string): string {
  return file.replace(/[()[\]{}!*?\\]/g, '\\$&');
}
