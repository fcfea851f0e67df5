import type { SiteAddress, SitePath, writePath } from '../../shared/address';

/**
 * Replaces the 404 page of the default language with the one for the address, before it is painted: most
 * hosts serve the `404.html` at the root for all unknown addresses. Part of the address script.
 */
export function showNotFoundPage(
  path: SitePath,
  site: SiteAddress,
  { writeHtml, writePath: write }: { writeHtml: (html: string) => void; writePath: typeof writePath },
): void {
  const { lang, dataset } = document.documentElement;
  const { duetVersion } = dataset;
  if (!site.langs.includes(lang) && !duetVersion) return;
  if (lang === path.lang && (duetVersion || site.version) === path.version) return;

  writeHtml('<plaintext hidden>');
  const home = site.base.slice(0, -1) + write({ ...path, path: '/' }, site);
  fetch(`${home}404.html`)
    .then(answer => answer.text())
    .then(html => {
      const [start = ''] = /<html[^>]*>/.exec(html) ?? [];
      const isOurs = start.includes(`lang="${path.lang}"`) && start.includes(path.version);
      if (!isOurs) throw new Error('no such page');
      document.open();
      writeHtml(html);
      document.close();
    })
    .catch(() => path.path !== '/' && location.replace(home));
}
