import type { readPath, SiteAddress, withoutExtraPrefix, writePath } from '../../shared/address';
import type { hiddenParts } from '../logic/hiddenParts';
import type { LocaleRedirect, localeTarget } from '../logic/localeTarget';

/** What the head script knows of the site. */
export interface StartSettings extends SiteAddress {
  redirect: LocaleRedirect;
}

/** The logic that the head script uses; it is handed in because nothing can be imported there. */
export interface StartLogic {
  hiddenParts: typeof hiddenParts;
  localeTarget: typeof localeTarget;
  readPath: typeof readPath;
  withoutExtraPrefix: typeof withoutExtraPrefix;
  writePath: typeof writePath;
}

/**
 * First thing on every page, before anything is painted: leads to the right address, marks the
 * parts that the address switches off. Its source goes into the page, so it uses nothing from
 * outside itself.
 */
export function startPage(site: StartSettings, logic: StartLogic): void {
  const { pathname, search, hash } = location;
  const root = document.documentElement;
  root.dataset.duetHide = logic.hiddenParts(search);

  // Nothing of this page is shown or run any more.
  const dropPage = () => document.write('<plaintext hidden>');
  const leaveFor = (path: string) => {
    dropPage();
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
      // Where nothing can be kept, "once" cannot be told from "always", so nobody is led anywhere.
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

  // Most hosts answer every unknown address with the one 404.html at the root. Below another
  // language or version its own 404 page takes over, before the wrong one is shown or hydrated.
  const { lang } = root;
  const { duetVersion } = root.dataset;
  if (!site.langs.includes(lang) && !duetVersion) return;
  if (lang === path.lang && (duetVersion || site.version) === path.version) return;
  dropPage();
  const home = site.base.slice(0, -1) + logic.writePath({ ...path, path: '/' }, site);
  fetch(`${home}404.html`)
    .then(answer => answer.text())
    .then(html => {
      const [start = ''] = /<html[^>]*>/.exec(html) ?? [];
      const isOurs = start.includes(`lang="${path.lang}"`) && start.includes(path.version);
      if (!isOurs) throw new Error('no such page');
      document.open();
      document.write(html);
      document.close();
    })
    .catch(() => path.path !== '/' && location.replace(home));
}
