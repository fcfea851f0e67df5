// Saves 145 bytes (gzip) of script per page of the site, on every page: titles, headings and frontmatter of all pages.
// Without it: Rspress puts them into the first load.
import { pageDataFile } from '../../../shared/node/siteData';
import { isText, listed, ownData } from './pages';
import type { PageDataPatches, SiteModel } from './siteModel';

const hashes = 'export const searchIndexHash';

/** Removes the pages from Rspress's module of pages; each page carries its own record. */
export function pagesPatch(patches: PageDataPatches, site: SiteModel) {
  const loss = 'the first load grows with every page of the site';
  const rewrite = patches.patch<string>(
    { name: 'pages', package: '@rspress/core', loss, file: pageDataFile },
    code => code.includes(hashes),
    code => {
      const kept = [...site.pages.values()].flat().filter(page => site.everywhere || !isText(page._filepath));
      const pages = kept.map(page =>
        isText(page._filepath) ? listed(page, false) : { ...ownData(page), ...listed(page, true) },
      );
      return `export const pageData = { pages: ${JSON.stringify(pages)} };\n${code.slice(code.indexOf(hashes))}`;
    },
  );
  return { file: pageDataFile, rewrite };
}
