import { useI18n, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useLayoutEffect } from 'react';
import { useSiteAddress } from '../hooks/useSiteAddress';
import { withoutExtraPrefix } from '../logic/notFound';
import { writePath } from '../logic/site';
import type { DuetText } from '../text';
import './NotFoundLayout.css';

/** The 404 page. An address with a superfluous language prefix is redirected to the page without it. */
export function NotFoundLayout() {
  const t = useI18n<DuetText>();
  const { lang, version } = usePage().page;
  const site = useSiteAddress();
  const known = site.versions.includes(version) ? version : '';
  // `Link` adds the base.
  const home = writePath({ version: known, lang, rest: '' }, { ...site, base: '/' });
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = withoutExtraPrefix(pathname, site);
    if (path) window.location.replace(path + search + hash);
  });
  return (
    <main id="duet-main" className="duet-not-found" tabIndex={-1}>
      <p className="duet-not-found__code">404</p>
      <h1 className="duet-not-found__title">{t('notFoundText')}</h1>
      <Link className="duet-not-found__home" href={home}>
        {t('takeMeHomeText')}
      </Link>
    </main>
  );
}
