// Fixes a bug: the 404 pages of languages and versions (`/zh/404`) and untranslated pages are not in the sitemap.
// Without it: `@rspress/plugin-sitemap` and `rspress-plugin-sitemap` list them beside the pages of the site.
import type { RspressPlugin } from '@rspress/core';
import type { ThemePatch } from './themePatch';

const official = '@rspress/plugin-sitemap';
/** Another plugin of this kind lists pages in the same way. */
const names = [official, 'rspress-plugin-sitemap'];

/** Keeps the theme's 404 pages, and untranslated ones, from plugins that list every page that they receive in the sitemap. */
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
      for (const plugin of config.plugins ?? []) {
        if (names.includes(plugin.name)) apply(plugin);
      }
      return config;
    },
  };
};
