import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { opensSearch } from '../../logic/search/shortcut';
import { useModality } from './useModality';

/**
 * A `<dialog popover>` that buttons and keys open and close.
 * @param begin called when the dialog is found open: its focus event was before React
 */
export function useSearchDialog(begin: () => void) {
  const id = `duet-search${useId().replace(/[^\w-]/g, '')}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const [commandKey, setCommandKey] = useState('Ctrl');
  useModality(dialog);

  // In the commit itself: between it and later effects a key would be lost.
  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const isOpen = () => box.matches(':popover-open');
    if (isOpen()) begin();
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = opensSearch(event, isOpen());
      if (!wish) return;
      event.preventDefault();
      if (wish === 'close') return box.hidePopover();
      // Over a modal dialog, such as the menu of a small screen, nothing but itself can be used.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close();
      box.showPopover();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [begin]);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setCommandKey('⌘');
  }, []);

  /** What a button needs to open or close the dialog, also before hydration. */
  const invokes = (popoverTargetAction: 'show' | 'hide') => ({ popoverTarget: id, popoverTargetAction });
  return { id, dialog, commandKey, invokes };
}
