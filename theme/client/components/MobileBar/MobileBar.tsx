import {
  IconArrowDown,
  IconMenu,
  parseInlineMarkdownText,
  SvgWrapper,
  useActiveAnchor,
  useDynamicToc,
} from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useConfiguredText } from '../../hooks/useConfiguredText';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import './MobileBar.css';

/** Props of {@link MobileBar}. */
export interface MobileBarProps extends ComponentProps<'nav'> {
  /** Id of the popover that holds the sidebar. @default no button */
  sidebar?: string;
  /** Id of the popover that holds the outline. @default no button */
  outline?: string;
}

/** Bar with buttons that open sidebar and outline in windows too narrow for columns. */
export function MobileBar({ sidebar, outline, ...rest }: MobileBarProps) {
  const t = useText();
  return (
    <nav aria-label={t('mobileBarLabel')} {...rootProps('duet-mobile-bar', rest)}>
      {sidebar && (
        <button type="button" className="duet-mobile-bar__button" data-for="sidebar" popoverTarget={sidebar}>
          <SvgWrapper icon={IconMenu} className="duet-mobile-bar__icon" aria-hidden />
          {t('menuTitle')}
        </button>
      )}
      {outline && <OutlineButton target={outline} />}
    </nav>
  );
}

/** Opens the outline; shows the current section. */
function OutlineButton({ target }: { target: string }) {
  const title = useConfiguredText('outlineTitle');
  const heading = useActiveAnchor(useDynamicToc()).scrolledHeader;
  return (
    <button type="button" className="duet-mobile-bar__button" data-for="outline" popoverTarget={target}>
      {heading && <span className="duet-visually-hidden">{title}</span>}
      <span className="duet-mobile-bar__place">
        {heading ? parseInlineMarkdownText(heading.text) : title}
      </span>
      <SvgWrapper icon={IconArrowDown} className="duet-mobile-bar__icon" aria-hidden />
    </button>
  );
}
