import { renderInlineMarkdown, SvgWrapper, Tag } from '@rspress/core/theme';

/** Props of {@link SidebarLabel}. */
export interface SidebarLabelProps {
  /** Text of the row; inline Markdown is rendered. */
  text: string;
  /** Path, URL or SVG source. @default none */
  icon?: string;
  /** Badge after the text. @default none */
  tag?: string;
}

/** Icon, text and badge of a row. */
export function SidebarLabel({ text, icon, tag }: SidebarLabelProps) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="duet-sidebar__icon" />}
      <span className="duet-sidebar__text" {...renderInlineMarkdown(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
