import { readPath, type SiteAddress } from '../../shared/address';

/** A page as previews of links show it. */
export type PagePreview = [title: string, description: string, lang?: string];

/** Path, below the base, of the file with the previews of a section: of the pages that are in the same folder at the top. */
export function previewFile(routePath: string, site: SiteAddress): string {
  const { version, lang, path } = readPath(routePath, site);
  const [section = '', ...rest] = path.slice(1).split('/');
  const name = rest.length > 0 ? `section/${section}` : 'top';
  return `/duet-previews/${[version, site.langs.length > 0 ? lang : '', name].filter(Boolean).join('/')}.json`;
}
