import { useI18n, useLocation } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useRef } from 'react';
import { InlineScript } from '../../inline/InlineScript';
import { setUpPanel } from '../../inline/setUpPanel';
import { useInlineScript } from '../../inline/useInlineScript';
import type { DuetText } from '../../text';
import './Panel.css';

export interface PanelProps {
  /** What a button's `popoverTarget` names. */
  id: string;
  /** Class that says where the panel stands as a column. */
  className: string;
  children: ReactNode;
  /** Whether an open panel shows a button that closes it. @default false */
  closable?: boolean;
}

/** A column that turns into a popover where the window has no room for it: one element for both. */
export function Panel({ id, className, children, closable = false }: PanelProps) {
  const t = useI18n<DuetText>();
  const panel = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  useInlineScript(panel, setUpPanel);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
  useEffect(() => {
    if (panel.current?.matches('[popover]:popover-open')) panel.current.hidePopover();
  }, [pathname, hash]);
  return (
    <>
      <div ref={panel} id={id} className={`duet-panel ${className}`} popover="auto" data-scroller="">
        {closable && (
          <button type="button" className="duet-panel__close" popoverTarget={id} popoverTargetAction="hide">
            {t('closeText')}
          </button>
        )}
        {children}
      </div>
      <InlineScript run={setUpPanel} />
    </>
  );
}
