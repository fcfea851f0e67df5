import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './NavTitle.css';

/** Logo or title; links to the home page of the current language and version. */
export function NavTitle(props: ComponentProps<'a'>) {
  const t = useText();
  const { site } = useSite();
  const { lang: current, homeOf } = useSiteAddress();
  const title =
    site.themeConfig.locales?.find(({ lang }) => lang === current)?.title || site.title || t('homeText');
  // Added to the site's data by node/logoSize.ts: width and height.
  const { duetLogoSize: sizes = {} } = site.themeConfig as { duetLogoSize?: Record<string, number[]> };
  const logo = typeof site.logo === 'string' ? { both: site.logo } : site.logo || {};
  const text = site.logoText || (!site.logo && title);
  return (
    <Link href={site.logoHref || homeOf()} {...rootProps('duet-title', props)}>
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
      {text && <span className="duet-title__text">{text}</span>}
    </Link>
  );
}
