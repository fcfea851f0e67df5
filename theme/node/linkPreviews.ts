import type { RspressPlugin } from '@rspress/core';
import { type SiteAddress, siteAddressOf } from '../../shared/address';
import type { UntranslatedData } from '../../shared/untranslated';
import { type PagePreview, previewFile } from '../shared/previewFile';
import { builderPlugin } from './builderPlugin';

/**
 * Writes titles and descriptions of all pages into small files, one per section, for the previews of links.
 * @param isHidden whether a page is in no list
 */
export function linkPreviewsPlugin(isHidden: (route: string) => boolean): RspressPlugin {
  const files = new Map<string, Record<string, PagePreview>>();
  let address: SiteAddress;
  return {
    ...builderPlugin('link-previews', api =>
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
        for (const [file, pages] of files)
          compilation.emitAsset(file.slice(1), new sources.RawSource(JSON.stringify(pages)));
      }),
    ),
    config(config) {
      address = siteAddressOf(config);
      return config;
    },
    extendPageData(page) {
      const { routePath, title, description = '', frontmatter } = page;
      if (frontmatter.pageType === '404' || !title || isHidden(routePath)) return;
      const { original } = page as UntranslatedData;
      const file = previewFile(routePath, address);
      const pages = files.get(file) ?? {};
      files.set(file, pages);
      pages[routePath] = [title, description, ...(original ? [original.lang] : [])] as PagePreview;
    },
  };
}
