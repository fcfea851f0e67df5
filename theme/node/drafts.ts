import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { readPath, type SiteAddress, siteAddressOf, writePath } from '../../shared/address';
import { splitFrontmatter } from '../../shared/frontmatter';

/** Pages that are not published as others: drafts not at all, unlisted ones without a link to them. */
export type HiddenState = 'draft' | 'unlisted';

/** A row of a sidebar as Rspress keeps it, in the parts that are needed here. */
export interface Row {
  link?: string;
  items?: Row[];
}

/**
 * Leaves out pages by their frontmatter: drafts are built in development only; unlisted pages are built, without a
 * place in sidebar, search, sitemap and `llms.txt`, and ask search engines not to list them.
 */
export function draftsPlugin(isProd: boolean): RspressPlugin & { unlisted: ReadonlySet<string> } {
  const unlisted = new Set<string>();
  return {
    name: 'rspress-theme-duet/drafts',
    unlisted,
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
      await hideFromSidebars(config, new Set([...routes('draft'), ...unlisted]));
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
export async function hiddenPages(root: string): Promise<Map<string, HiddenState>> {
  const states = new Map<string, HiddenState>();
  const files = await readdir(root, { recursive: true }).catch(() => []);
  await Promise.all(
    files
      .filter(file => /\.mdx?$/.test(file) && !file.includes('node_modules'))
      .sort()
      .map(async file => {
        const state = stateOf(await readFile(join(root, file), 'utf8').catch(() => ''));
        if (state) states.set(relative(root, join(root, file)).replaceAll('\\', '/'), state);
      }),
  );
  return states;
}

/** The state that the frontmatter of a page asks for. */
export function stateOf(source: string): HiddenState | undefined {
  const isTrue = (name: string) =>
    splitFrontmatter(source).frontmatter.some(({ key, value }) => key === name && value === true);
  if (!/^(draft|unlisted):/m.test(source)) return undefined;
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

/** Takes pages out of the sidebars of a configuration, also of those that Rspress makes from folders. */
async function hideFromSidebars(config: UserConfig, routes: ReadonlySet<string>): Promise<void> {
  try {
    // Not a public function of Rspress; it does nothing where the configuration has sidebars.
    const { modifyConfigWithAutoNavSide } = (await import(
      '@rspress/core/dist/node/auto-nav-sidebar/index.js'
    )) as { modifyConfigWithAutoNavSide: (config: UserConfig) => Promise<void> };
    await modifyConfigWithAutoNavSide(config);
  } catch (error) {
    logger.warn(
      `[rspress-theme-duet] Drafts and unlisted pages stay in sidebars that Rspress makes from folders: ${error}`,
    );
  }
  const { themeConfig = {} } = config;
  for (const owner of [themeConfig, ...(themeConfig.locales ?? [])]) {
    const sidebars = owner.sidebar as Record<string, Row[]> | undefined;
    if (!sidebars) continue;
    owner.sidebar = Object.fromEntries(
      Object.entries(sidebars).map(([key, rows]) => [key, withoutPages(rows, routes)]),
    ) as typeof owner.sidebar;
  }
}

/** The rows without those that lead to a page; a group whose pages are all gone goes too. */
export function withoutPages(rows: Row[], routes: ReadonlySet<string>): Row[] {
  return rows.flatMap((row): Row[] => {
    // A row can also be the path of a page.
    const link = typeof row === 'string' ? row : row.link;
    const isHidden = link !== undefined && routes.has(normalized(link));
    if (typeof row === 'string' || !row.items) return isHidden ? [] : [row];
    const items = withoutPages(row.items, routes);
    if (items.length === 0 && row.items.length > 0 && (isHidden || !row.link)) return [];
    const { link: _, ...rest } = row;
    return [{ ...(isHidden ? rest : row), items }];
  });
}

/** The route of a link of a sidebar. */
function normalized(link: string): string {
  const [path = ''] = link.split(/[?#]/);
  return decodeURI(path)
    .replace(/\.(html|mdx?)$/, '')
    .replace(/(^|\/)index$/, '$1');
}
