import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { readPath, type SiteAddress, siteAddressOf } from '../../shared/address';
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
}

/** The parts of a configuration that have sidebars. */
type Owner = { nav?: unknown; sidebar?: unknown };

/**
 * Takes pages out of sidebars, and puts untranslated ones into those that name them. Rspress makes sidebars from
 * folders after plugins could change them, and only where the configuration has none: it gets an empty navbar at first.
 */
export function folderSidebarsPlugin({ hidden, hides, untranslated }: Changes): RspressPlugin {
  let site: UserConfig = {};
  let files: LanguageFiles | undefined;
  let isTaken = false;
  return {
    name: 'rspress-theme-duet/folder-sidebars',
    async config(config) {
      const owners = [config.themeConfig, config.themeConfig?.locales?.[0]] as (Owner | undefined)[];
      if (owners.some(owner => owner?.nav || owner?.sidebar)) return config;
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
    async routeServiceGenerated() {
      await untranslated?.added();
      if (isTaken) await makeSidebars(site, files);
      if (hides()) hideRows(site, hidden);
    },
  };
}

/** Makes navbar and sidebars from the folders, as Rspress does. */
async function makeSidebars(site: UserConfig, files: LanguageFiles | undefined): Promise<void> {
  const root = resolve(site.root ?? 'docs');
  const copy = files?.isNamed ? join(process.cwd(), 'node_modules/.rspress/duet-untranslated') : undefined;
  delete site.themeConfig?.nav;
  try {
    if (files && copy) await copyFiles(files, root, copy);
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
  } catch (error) {
    if (copy && error instanceof Error) error.message = error.message.replaceAll(copy, root);
    logger.error('[rspress-theme-duet] The sidebars cannot be made from the folders.');
    throw error;
  }
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

/** The files from which sidebars are made. */
interface LanguageFiles {
  /** Paths below the folder of pages. */
  all: string[];
  /** Files that a language lacks, by their path in it, with the path in the default language. */
  lacking: Map<string, string>;
  /** Whether the `_meta.json` of a language names a page that it lacks. */
  isNamed: boolean;
}

/** Finds what other languages lack of the default language, and whether they name it. */
async function languageFiles(root: string, address: SiteAddress): Promise<LanguageFiles> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const all = names
    .map(name => name.replaceAll('\\', '/'))
    .filter(
      name => /\.(mdx?|[jt]sx?)$|(^|\/)_(meta|nav)\.json$/.test(name) && !/(^|\/)node_modules\//.test(name),
    );
  const fileOf = (version: string, lang: string, path: string) =>
    [address.versions.length > 0 ? version : '', lang].filter(Boolean).join('/') + path;
  const stems = new Set(all.map(stemOf));
  const folders = new Set(all.map(dirname));
  const lacking = new Map<string, string>();
  for (const file of all) {
    const { version, lang, path } = readPath(`/${file}`, address);
    // A file beside the folders of the languages belongs to none.
    if (lang !== address.lang || fileOf(version, lang, path) !== file) continue;
    for (const other of address.langs.filter(each => each !== lang)) {
      const target = fileOf(version, other, path);
      const isList = path.endsWith('.json');
      if (isList ? !folders.has(dirname(target)) : !stems.has(stemOf(target))) lacking.set(target, file);
    }
  }
  const lackingStems = new Set([...lacking.keys()].flatMap(file => [stemOf(file), dirname(file)]));
  const lists = all.filter(file => file.endsWith('_meta.json'));
  const named = await Promise.all(
    lists.map(async file => namesIn(await readFile(join(root, file), 'utf8'), file)),
  );
  const isNamed = named.flat().some(path => !stems.has(path) && !folders.has(path) && lackingStems.has(path));
  return { all, lacking, isNamed };
}

const stemOf = (file: string) => file.replace(/\.\w+$/, '');

/** Paths, without ending, of the pages and folders that a `_meta.json` names; one that cannot be read names none. */
function namesIn(source: string, file: string): string[] {
  try {
    return (JSON.parse(source) as (string | { name?: string })[])
      .map(item => (typeof item === 'string' ? item : item?.name))
      .filter(name => typeof name === 'string')
      .map(name => stemOf(join(dirname(file), name).replaceAll('\\', '/')));
  } catch {
    return [];
  }
}

/** Copies the folder of pages, with what the languages lack; Rspress makes sidebars from files alone. */
async function copyFiles({ all, lacking }: LanguageFiles, root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const files = [...all.map(file => [file, file] as const), ...lacking];
  for (const folder of new Set(files.map(([file]) => dirname(join(target, file)))))
    await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([file, source]) => copyFile(join(root, source), join(target, file))));
}
