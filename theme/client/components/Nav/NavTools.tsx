import { useSite } from '@rspress/core/runtime';
import { LanguageMenu, NavMenu, SocialLinks, SwitchAppearance, VersionMenu } from '@rspress/core/theme';
import { useSchemeChoice } from '../../hooks/useSchemeChoice';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';
import './NavTools.css';

/** Language, version, colour scheme and social links, in the row or behind a button (NavTools.css). */
export function NavTools() {
  const t = useText();
  const { address, locales } = useSiteAddress();
  const { socialLinks = [] } = useSite().site.themeConfig;
  const hasMenus = locales.length > 1 || address.versions.length > 1 || socialLinks.length > 0;
  if (!useSchemeChoice() && !hasMenus) return null;
  return (
    <NavMenu className="duet-nav__tools" label={t('navTools')} face={<Dots />} arrow={false}>
      <LanguageMenu />
      <VersionMenu />
      <SwitchAppearance />
      <SocialLinks />
    </NavMenu>
  );
}

function Dots() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="12" r="1.75" />
      <circle cx="12" cy="12" r="1.75" />
      <circle cx="19" cy="12" r="1.75" />
    </svg>
  );
}
