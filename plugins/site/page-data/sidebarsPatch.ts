// Saves 15 bytes (gzip) of script per page of the site, on every page: the sidebars of other sections and languages.
// Without it: Rspress puts all sidebars into the first load.
import type { UserConfig } from '@rspress/core';
import { isSiteData, rewriteSiteData, siteDataFile } from '../../../shared/node/siteData';
import { type SiteDataSidebars, type SplitSidebars, splitSidebars, withoutSidebars } from './sidebars';
import type { PageDataPatches } from './siteModel';

/** Removes from Rspress's site data the sidebars that are in modules of their own. */
export function sidebarsPatch(patches: PageDataPatches) {
  let split: SplitSidebars | undefined;
  const rewrite = patches.patch<string>(
    {
      name: 'sidebars',
      package: '@rspress/core',
      loss: 'the first load holds all sidebars',
      file: siteDataFile,
    },
    code => split !== undefined && isSiteData(code),
    code => rewriteSiteData<SiteDataSidebars>(code, site => withoutSidebars(site, split!)),
  );
  /** The sidebars as Rspress writes them into its site data; undefined if they stay there. */
  const read = async (config: UserConfig): Promise<SplitSidebars | undefined> => {
    if (!patches.isOn('sidebars')) return undefined;
    try {
      split = await readSidebars(config);
    } catch (error) {
      patches.failed('sidebars', error);
    }
    return split;
  };
  return { file: siteDataFile, rewrite, read };
}

async function readSidebars(config: UserConfig): Promise<SplitSidebars> {
  // Not a public function of Rspress.
  const { createSiteData } = (await import(
    '@rspress/core/dist/node/runtimeModule/siteData/createSiteData.js'
  )) as { createSiteData: (config: UserConfig) => Promise<{ siteData: SiteDataSidebars }> };
  const { locales, sidebar, nav, ...rest } = config.themeConfig ?? {};
  // A copy, because the function changes its input.
  const copy = structuredClone({ locales, sidebar, nav });
  const { siteData } = await createSiteData({ ...config, themeConfig: { ...rest, ...copy } });
  return splitSidebars(siteData);
}
