import type { NavItem } from '@rspress/core';
import { isExternalUrl, withBase } from '@rspress/core/runtime';
import { IconExternalLink, Link, SvgWrapper, Tag } from '@rspress/core/theme';
import { opensInTab } from '../../../shared/href';
import { useIsActiveNavItem } from '../../hooks/useIsActiveNavItem';
import { fileOf, linkOf } from '../../logic/nav';
import { NewTabHint } from '../Link/NewTabHint';
import './NavLink.css';

/** An entry: a link to a page, a file or another site, or text if it has no link. */
export function NavLink({ item }: { item: NavItem }) {
  const isActive = useIsActiveNavItem();
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
  // The router must not handle links to files.
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
      {opensInTab(href) && (
        <span className="duet-nav__new-tab">
          <SvgWrapper icon={IconExternalLink} className="duet-nav__new-tab-icon" aria-hidden />
          <NewTabHint href={href} />
        </span>
      )}
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
