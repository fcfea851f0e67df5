import { useLocation } from '@rspress/core/runtime';
import { type ReactNode, useRef } from 'react';
import { useChange } from '../../hooks/useChange';
import { useSetUp } from '../../hooks/useSetUp';
import { useText } from '../../hooks/useText';
import './Panel.css';

/** Props of {@link Panel}. */
export interface PanelProps {
  /** Id, for the `popoverTarget` of a button. */
  id: string;
  /** Class that positions the panel as a column. */
  className: string;
  /** Content. */
  children: ReactNode;
  /** Whether the open popover has a close button. @default false */
  closable?: boolean;
}

/** A column in wide windows, a popover in narrow ones. */
export function Panel({ id, className, children, closable = false }: PanelProps) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  useSetUp();
  const { pathname, hash } = useLocation();
  useChange(pathname + hash, () => {
    if (panel.current?.matches('[popover]:popover-open')) panel.current.hidePopover();
  });
  return (
    <div ref={panel} id={id} className={`duet-panel ${className}`} popover="auto" data-scroller="">
      {closable && (
        <button type="button" className="duet-panel__close" popoverTarget={id} popoverTargetAction="hide">
          {t('closeText')}
        </button>
      )}
      {children}
    </div>
  );
}
