import type { SiteAddress } from '../../shared/address';
import type { addressParts } from './addressParts';
import type { LocaleRedirect } from './localeTarget';

/** What the address script needs to know about the site. */
export interface AddressSettings extends SiteAddress {
  redirect: LocaleRedirect;
  /** Key in local storage that tells a first visit from a later one. */
  visitedKey: string;
}

/**
 * The first script of every page acts on the address: it redirects, shows the 404 page of the language, and
 * marks the parts that the query hides. It is copied as source.
 */
export function addressScript(site: AddressSettings, parts: typeof addressParts): void {
  const { pathname, search, hash } = location;
  document.documentElement.dataset.duetHide = parts.hiddenParts(search);

  const writeHtml = parts.htmlWriter();
  const leaveFor = (path: string) => {
    // Nothing more of this page is shown or run.
    writeHtml('<plaintext hidden>');
    location.replace(site.base.slice(0, -1) + path + search + hash);
  };

  // The path without the base; an address outside the base has none of the site's prefixes.
  const route = pathname.startsWith(site.base) ? pathname.slice(site.base.length - 1) : '/';
  const shorter = parts.withoutExtraPrefix(route, site);
  if (shorter) {
    leaveFor(shorter);
    return;
  }

  const path = parts.readPath(route, site);
  if (!/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) {
    try {
      // Without storage a first visit cannot be told from a later one, so nobody is redirected.
      if (site.redirect !== 'never' && !localStorage.getItem(site.visitedKey)) {
        localStorage.setItem(site.visitedKey, '1');
        const target = parts.localeTarget(path, navigator.languages, site, site.redirect);
        if (target) {
          leaveFor(parts.writePath(target, site));
          return;
        }
      }
    } catch {}
  }
  parts.showNotFoundPage(path, site, { writeHtml, writePath: parts.writePath });
}
