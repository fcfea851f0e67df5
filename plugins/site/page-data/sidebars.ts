import { getSidebarDataGroup } from '@rspress/core';

/** The sidebars of one language, by path prefix, as in Rspress's site data. */
export type Sidebars = Record<string, unknown[]>;

/** The parts of Rspress's site data that this plugin touches. */
export interface SiteDataSidebars {
  themeConfig: { locales?: { lang: string; sidebar?: Sidebars }[]; sidebar?: Sidebars };
}

/** Sidebars as modules, and which of them a page needs. */
export type SplitSidebars = ReturnType<typeof splitSidebars>;

/** Puts every sidebar into a module that adds it to a new table of the site data, so that React sees the difference. */
export function splitSidebars({ themeConfig }: SiteDataSidebars) {
  const { locales = [] } = themeConfig;
  const owners =
    locales.length > 0
      ? locales.map(({ lang, sidebar = {} }, index) => ({ lang, sidebar, path: `.locales[${index}]` }))
      : [{ lang: '', sidebar: themeConfig.sidebar ?? {}, path: '' }];
  const names = new Map<unknown, string>();
  const written = new Set<string>();
  const identity = (lang: string, key: string, items: unknown[]) => JSON.stringify([lang, key, items]);
  const modules: { name: string; code: string }[] = [];
  for (const { lang, sidebar, path } of owners) {
    // In order: Rspress gives the sections in the order in which it has read them, and names must outlive a build.
    for (const [key, items] of Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (items.length === 0) continue;
      const name = `duet-sidebar-${lang}${names.size}`;
      names.set(items, name);
      written.add(identity(lang, key, items));
      modules.push({ name, code: moduleCode(path, key, items) });
    }
  }
  return {
    modules,
    /** Name of the module, and of its chunk, that holds the sidebar of a page; undefined for pages without one. */
    nameFor(routePath: string, lang: string): string | undefined {
      const { sidebar } = owners.find(owner => owner.lang === lang) ?? owners[0]!;
      return names.get(getSidebarDataGroup(sidebar as never, routePath));
    },
    /** Whether a module contains exactly these items for a language and path prefix. */
    has: (lang: string, key: string, items: unknown[]) => written.has(identity(lang, key, items)),
  };
}

function moduleCode(path: string, key: string, items: unknown[]): string {
  return `import site from 'virtual-site-data';
const owner = site.themeConfig${path};
owner.sidebar = { ...owner.sidebar, ${JSON.stringify(key)}: ${JSON.stringify(items)} };
`;
}

/** The site data without the sidebars that are in modules. */
export function withoutSidebars<T extends SiteDataSidebars>(site: T, split: SplitSidebars): T {
  const rest = (lang: string, sidebars: Sidebars = {}) =>
    Object.fromEntries(Object.entries(sidebars).filter(([key, items]) => !split.has(lang, key, items)));
  const { locales, sidebar } = site.themeConfig;
  return {
    ...site,
    themeConfig: {
      ...site.themeConfig,
      ...(sidebar && { sidebar: rest('', sidebar) }),
      ...(locales && {
        locales: locales.map(locale => ({ ...locale, sidebar: rest(locale.lang, locale.sidebar) })),
      }),
    },
  };
}
