import type { NavItem } from '@rspress/core';
import { isExternalUrl, useI18n, withBase } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import { useActiveItem } from '../../hooks/useActiveItem';
import { fileOf, linkOf } from '../../logic/nav';
import type { DuetText } from '../../text';
import './NavLink.css';

/** An entry with a page, a file or another site behind it; plain text without one. */
export function NavLink({ item }: { item: NavItem }) {
  const isActive = useActiveItem();
  const href = linkOf(item);
  if (!href) {
    return (
      <span className="duet-menu__text">
        <NavText item={item} />
      </span>
    );
  }
  const { lang, rel, download } = item as { lang?: string; rel?: string; download?: boolean };
  const shared = { lang, hrefLang: lang, ...(rel && { rel }) };
  // A file is no page: the router must not take the click.
  if (download && !isExternalUrl(href)) {
    return (
      <a href={withBase(fileOf(href))} download {...shared}>
        <NavText item={item} />
      </a>
    );
  }
  return (
    <Link href={href} download={download} aria-current={isActive(item) ? 'page' : undefined} {...shared}>
      <NavText item={item} />
      {isExternalUrl(href) && <NewTab />}
    </Link>
  );
}

/** Icon, name and tag of an entry. */
export function NavText({ item }: { item: NavItem }) {
  return (
    <>
      {item.icon && <SvgWrapper icon={item.icon} className="duet-nav__icon" />}
      {item.text}
      {item.tag && <Tag tag={item.tag} />}
    </>
  );
}

/** Says that a link leaves the tab: an arrow to see, words to hear. */
export function NewTab() {
  const t = useI18n<DuetText>();
  return (
    <span className="duet-nav__new-tab">
      <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
        <path d="M1.5 8.5l7-7M3 1.5h5.5V7" />
      </svg>
      <span className="duet-visually-hidden">{t('newTab')}</span>
    </span>
  );
}
