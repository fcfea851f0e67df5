import { join, resolve } from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { copyFiles, type LanguageFiles, languageFiles } from './languageFiles';
import { sidebarError, sidebarWarnings } from './sidebarProblems';
import type { UntranslatedPlugin } from './untranslated';

/** A row of a sidebar as Rspress keeps it, in the parts that are needed here. */
export interface Row {
  link?: string;
  items?: Row[];
}

/** What changes the sidebars that Rspress makes from folders. */
interface Changes {
  /** Routes that no sidebar shows; may be filled until the routes of the site are known. */
  hidden: ReadonlySet<string>;
  /** Whether pages are hidden; asked when all plugins have been configured. */
  hides: () => boolean;
  /** Serves pages that the `_meta.json` of other languages may name. */
  untranslated?: UntranslatedPlugin;
  isProd: boolean;
}

/** The parts of a configuration that have sidebars. */
type Owner = { nav?: unknown; sidebar?: unknown };

/**
 * Takes pages out of sidebars, and puts untranslated ones into those that name them. Rspress makes sidebars from
 * folders after plugins could change them, and only where the configuration has none: it gets an empty navbar at first.
 * In a build, they are made here in any case, so that all mistakes in their files are reported at once.
 */
export function folderSidebarsPlugin({ hidden, hides, untranslated, isProd }: Changes): RspressPlugin {
  let site: UserConfig = {};
  let files: LanguageFiles | undefined;
  let isTaken = false;
  return {
    name: 'rspress-theme-duet/folder-sidebars',
    async config(config) {
      if (hasSidebars(config)) return config;
      const root = resolve(config.root ?? 'docs');
      if (untranslated) files = await languageFiles(root, siteAddressOf(config));
      isTaken = hides() || files?.isNamed === true;
      if (isTaken) config.themeConfig = { ...config.themeConfig, nav: [] };
      return config;
    },
    addPages(complete) {
      site = complete;
      return [];
    },
    async routeServiceGenerated(routes) {
      await untranslated?.added();
      if (isTaken || (isProd && !hasSidebars(site))) await makeSidebars(site, files, routes);
      if (hides()) hideRows(site, hidden);
    },
  };
}

/** Whether Rspress makes no navbar and no sidebars from folders. */
export const hasSidebars = ({ themeConfig }: UserConfig) =>
  ([themeConfig, themeConfig?.locales?.[0]] as (Owner | undefined)[]).some(
    owner => owner?.nav || owner?.sidebar,
  );

/** Makes navbar and sidebars from the folders, as Rspress does. */
async function makeSidebars(
  site: UserConfig,
  files: LanguageFiles | undefined,
  routes: unknown,
): Promise<void> {
  const root = resolve(site.root ?? 'docs');
  const copy = files?.isNamed ? join(process.cwd(), 'node_modules/.rspress/duet-untranslated') : undefined;
  delete site.themeConfig?.nav;
  try {
    if (files && copy) await copyFiles(files, root, copy);
    // A configuration in TypeScript that uses `require` gets a second copy of Rspress, which has no routes.
    const { RouteService } = (await import('@rspress/core')) as unknown as {
      RouteService?: { __instance__: unknown };
    };
    if (RouteService) RouteService.__instance__ ??= routes;
    // Not a public function of Rspress.
    const { modifyConfigWithAutoNavSide } = (await import(
      '@rspress/core/dist/node/auto-nav-sidebar/index.js'
    )) as {
      modifyConfigWithAutoNavSide: (
        config: UserConfig,
        meta: Set<string>,
        pages: Set<string>,
        force: boolean,
      ) => Promise<void>;
    };
    // It writes into `themeConfig`, which both share.
    await modifyConfigWithAutoNavSide({ ...site, root: copy ?? root }, new Set(), new Set(), true);
    sidebarWarnings()(site);
  } catch (error) {
    if (copy && error instanceof Error) nameFilesIn(root, error, copy);
    throw sidebarError(error, site);
  }
}

/** Replaces a folder by the one that it is a copy of, wherever an error names it. */
export function nameFilesIn(folder: string, error: Error, copy: string): void {
  // Rspress prints the stack, which begins with the message as it was.
  const stack = error.stack?.replaceAll(copy, folder);
  error.message = error.message.replaceAll(copy, folder);
  error.stack = stack;
}

/** Takes rows out of the sidebars of a configuration. */
function hideRows({ themeConfig = {} }: UserConfig, hidden: ReadonlySet<string>): void {
  for (const owner of [themeConfig, ...(themeConfig.locales ?? [])]) {
    const sidebars = owner.sidebar as Record<string, Row[]> | undefined;
    if (!sidebars) continue;
    owner.sidebar = Object.fromEntries(
      Object.entries(sidebars).map(([key, rows]) => [key, withoutPages(rows, hidden)]),
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
