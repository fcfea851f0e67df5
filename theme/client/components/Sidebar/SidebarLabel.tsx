import { SvgWrapper, Tag } from '@rspress/core/theme';
import { NameText } from '../../parts/NameText';

/** Icon, text as inline Markdown, and badge of a row. */
export function SidebarLabel({ text, icon, tag }: { text: string; icon?: string; tag?: string }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="duet-sidebar__icon" />}
      <NameText text={text} className="duet-sidebar__text" />
      {tag && <Tag tag={tag} />}
    </>
  );
}
