import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';
import './NavTitle.css';

/** Added to the site's data by build/logoSize.ts. */
interface WithLogoSize {
  duetLogoSize?: Record<string, readonly [width: number, height: number]>;
}

/** Logo or title; links to the home page of the current language and version. */
export function NavTitle() {
  const t = useText();
  const { site } = useSite();
  const { lang: current, homeOf } = useSiteAddress();
  const title =
    site.themeConfig.locales?.find(({ lang }) => lang === current)?.title || site.title || t('homeText');
  const { duetLogoSize: sizes = {} } = site.themeConfig as WithLogoSize;
  const logo = typeof site.logo === 'string' ? { both: site.logo } : site.logo || {};
  return (
    <Link href={site.logoHref || homeOf()} className="duet-title">
      {site.logo && (
        <span id="logo" className="duet-title__logo">
          {/* Lazy and not displayed: the other scheme's logo is loaded only when it is needed. */}
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
