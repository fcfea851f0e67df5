import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';

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
