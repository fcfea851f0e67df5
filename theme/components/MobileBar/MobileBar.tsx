import { useI18n } from '@rspress/core/runtime';
import { parseInlineMarkdownText, useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { useWord } from '../../hooks/useWord';
import type { DuetText } from '../../text';
import './MobileBar.css';

export interface MobileBarProps {
  /** Id of the popover that holds the sidebar. @default no 'Menu' button */
  sidebar?: string;
  /** Id of the popover that holds the outline. @default no outline button */
  outline?: string;
}

/** The bar that stands in for sidebar and outline where the window has no room for columns. */
export function MobileBar({ sidebar, outline }: MobileBarProps) {
  const t = useI18n<DuetText>();
  return (
    <nav className="duet-mobile-bar" aria-label={t('mobileBarLabel')}>
      {sidebar && (
        <button type="button" className="duet-mobile-bar__button" data-for="sidebar" popoverTarget={sidebar}>
          <svg className="duet-mobile-bar__icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 4h12M2 8h9M2 12h12" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          {t('menuTitle')}
        </button>
      )}
      {outline && <OutlineButton target={outline} />}
    </nav>
  );
}

/** Opens the outline; reads out the heading that the reader is below. */
function OutlineButton({ target }: { target: string }) {
  const t = useI18n<DuetText>();
  const title = useWord('outlineTitle', t('outlineTitle'));
  const heading = useActiveAnchor(useDynamicToc()).scrolledHeader;
  return (
    <button type="button" className="duet-mobile-bar__button" data-for="outline" popoverTarget={target}>
      {heading && <span className="duet-visually-hidden">{title}</span>}
      <span className="duet-mobile-bar__place">
        {heading ? parseInlineMarkdownText(heading.text) : title}
      </span>
      <svg className="duet-mobile-bar__icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
