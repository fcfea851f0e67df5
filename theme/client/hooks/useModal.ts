import { useLocation } from '@rspress/core/runtime';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useChange } from './useChange';

/**
 * Adds to a `<dialog>` what `command="show-modal"` lacks: it closes when a link in it is followed, when the
 * route changes and while the media query `leaveAt` matches, and it opens in browsers without `command`.
 */
export function useModal(leaveAt: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  useChange(pathname, () => dialog.current?.close());
  useEffect(() => {
    const wide = window.matchMedia(leaveAt);
    const leave = () => wide.matches && dialog.current?.close();
    leave();
    wide.addEventListener('change', leave);
    return () => wide.removeEventListener('change', leave);
  }, [leaveAt]);

  const byScript = (act: 'showModal' | 'close') => () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.[act]();
  };
  return {
    dialog: {
      ref: dialog,
      onClick({ target }: MouseEvent) {
        if ((target as Element).closest('a')) dialog.current?.close();
      },
    },
    opener: { onClick: byScript('showModal') },
    closer: { onClick: byScript('close') },
  };
}
