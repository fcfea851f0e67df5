import type { NormalizedSidebarGroup, SidebarItem } from '@rspress/core';
import { Link, renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';
import { useIsCurrentSidebarItem } from '../../hooks/useIsCurrentSidebarItem';

/** Icon, text as inline Markdown, and badge of a row. */
export function SidebarLabel({ text, icon, tag }: { text: string; icon?: string; tag?: string }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="duet-sidebar__icon" />}
      <span className="duet-sidebar__text" {...renderInlineMarkdown(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}

/** Link to the page of an entry or of a group. */
export function SidebarLink({ entry }: { entry: SidebarItem | NormalizedSidebarGroup }) {
  const isCurrent = useIsCurrentSidebarItem();
  const { link = '', icon, text, tag } = entry;
  return (
    <Link className="duet-sidebar__item" href={link} aria-current={isCurrent(link) ? 'page' : undefined}>
      <SidebarLabel icon={icon} text={text} tag={tag} />
    </Link>
  );
}
