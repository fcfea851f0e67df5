import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import './NavTitle.css';

/** What build/logoSize adds to the site's data. */
interface WithLogoSize {
  duetLogoSize?: Record<string, readonly [width: number, height: number]>;
}

/** Logo, or title, leading to the home page of the reader's language and version. */
export function NavTitle() {
  const { site } = useSite();
  const { lang: current, homeOf } = useSiteAddress();
  const title = site.themeConfig.locales?.find(({ lang }) => lang === current)?.title || site.title || 'Home';
  const { duetLogoSize: sizes = {} } = site.themeConfig as WithLogoSize;
  const logo = typeof site.logo === 'string' ? { both: site.logo } : site.logo || {};
  return (
    <Link href={site.logoHref || homeOf()} className="duet-title">
      {site.logo && (
        <span id="logo" className="duet-title__logo">
          {/* Lazy and hidden: the logo of the other scheme is only loaded when the reader changes. */}
          {Object.entries(logo).map(([scheme, source]) => (
            <img
              key={scheme}
              src={normalizeImagePath(source)}
              width={sizes[scheme]?.[0]}
              height={sizes[scheme]?.[1]}
              alt={site.logoText ? '' : title}
              data-scheme={scheme}
              loading={scheme === 'both' ? undefined : 'lazy'}
            />
          ))}
        </span>
      )}
      {site.logoText || (!site.logo && title)}
    </Link>
  );
}
