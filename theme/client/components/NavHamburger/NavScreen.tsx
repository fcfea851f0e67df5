import { useNav } from '@rspress/core/runtime';
import { LanguageList, SocialLinks, SwitchAppearance, VersionList } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { useSchemeChoice } from '../../hooks/useSchemeChoice';
import { useSiteAddress } from '../../hooks/useSiteAddress';
import { useText } from '../../hooks/useText';
import { itemsOf } from '../../logic/nav';
import type { NavItemsSlots } from '../Nav/Nav';
import { NavListContext } from '../NavList/NavList';
import { NavScreenItems } from './NavScreenItems';
import './NavScreen.css';

/** Content of the full-screen menu: all entries, then language, version and colour scheme. */
export function NavScreen(slots: NavItemsSlots) {
  const t = useText();
  const items = useNav();
  const { address, locales, version, langLabel } = useSiteAddress();
  return (
    <div className="duet-screen__body">
      <NavListContext value="screen">
        <ul className="duet-screen__list">
          {slots.beforeLeftNavItems}
          <NavScreenItems items={itemsOf(items, 'left')} />
          {slots.afterLeftNavItems}
          {slots.beforeRightNavItems}
          <NavScreenItems items={itemsOf(items, 'right')} />
          {slots.afterRightNavItems}
        </ul>
      </NavListContext>
      <div className="duet-screen__choices">
        {locales.length > 1 && (
          <Choice name={t('languageMenu', { name: langLabel })}>
            <LanguageList />
          </Choice>
        )}
        {address.versions.length > 1 && (
          <Choice name={t('versionMenu', { name: version })}>
            <VersionList />
          </Choice>
        )}
        {useSchemeChoice() && (
          <div className="duet-screen__row duet-screen__scheme">
            <span aria-hidden="true">{t('appearance')}</span>
            <SwitchAppearance />
          </div>
        )}
      </div>
      <SocialLinks />
    </div>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details>
      <summary className="duet-screen__row">{name}</summary>
      {children}
    </details>
  );
}
