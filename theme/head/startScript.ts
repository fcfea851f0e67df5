import type { SiteAddress } from '../../shared/address';
import type { LocaleRedirect } from '../logic/localeTarget';
import type { startLogic } from './start';

/** What the start script needs to know about the site. */
export interface StartSettings extends SiteAddress {
  redirect: LocaleRedirect;
}

/** The first script of every page: redirects, and marks the parts that the address hides. It is copied as source. */
export function startScript(site: StartSettings, logic: typeof startLogic): void {
  const { pathname, search, hash } = location;
  document.documentElement.dataset.duetHide = logic.hiddenParts(search);

  const writeHtml = logic.htmlWriter();
  const leaveFor = (path: string) => {
    // Nothing more of this page is shown or run.
    writeHtml('<plaintext hidden>');
    location.replace(site.base.slice(0, -1) + path + search + hash);
  };

  // The path without the base; an address outside the base has none of the site's prefixes.
  const route = pathname.startsWith(site.base) ? pathname.slice(site.base.length - 1) : '/';
  const shorter = logic.withoutExtraPrefix(route, site);
  if (shorter) {
    leaveFor(shorter);
    return;
  }

  const path = logic.readPath(route, site);
  if (!/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)) {
    try {
      // Without storage a first visit cannot be told from a later one, so nobody is redirected.
      if (site.redirect !== 'never' && !localStorage.getItem('rspress-visited')) {
        localStorage.setItem('rspress-visited', '1');
        const target = logic.localeTarget(path, navigator.languages, site, site.redirect);
        if (target) {
          leaveFor(logic.writePath(target, site));
          return;
        }
      }
    } catch {}
  }
  logic.showNotFoundPage(path, site, { writeHtml, writePath: logic.writePath });
}
