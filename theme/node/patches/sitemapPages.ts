// Fixes a bug: the 404 pages of languages and versions (`/zh/404`) and untranslated pages are not in the sitemap.
// Without it: `@rspress/plugin-sitemap` lists them beside the pages of the site.
import type { RspressPlugin } from '@rspress/core';
import type { ThemePatch } from './themePatch';

const official = '@rspress/plugin-sitemap';

/** Keeps the theme's 404 pages, and untranslated ones, from Rspress's sitemap plugin, which lists every page that it receives. */
export const sitemapPages: ThemePatch = patches => {
  const apply = patches.patch<RspressPlugin>(
    {
      name: 'sitemap-pages',
      package: official,
      loss: 'the sitemap lists the 404 pages of languages and versions',
    },
    ({ extendPageData }) => !!extendPageData,
    plugin => {
      const { extendPageData } = plugin;
      plugin.extendPageData = (page, ...rest) =>
        page.routePath.endsWith('/404') || 'original' in page
          ? undefined
          : extendPageData?.call(plugin, page, ...rest);
      return plugin;
    },
  );
  return {
    name: 'rspress-theme-duet/sitemap-pages',
    config(config) {
      const plugin = config.plugins?.find(({ name }) => name === official);
      if (plugin) apply(plugin);
      return config;
    },
  };
};
