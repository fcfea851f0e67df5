import { useEffect, useId, useRef, useState } from 'react';
import { useModalPopover } from './useModalPopover';

/**
 * A `<dialog popover>` that buttons open and close, and keys (theme/build/searchScript).
 * @param begin called when the dialog is found open: its focus event was before React
 */
export function useSearchDialog(begin: () => void) {
  const id = `duet-search${useId().replace(/[^\w-]/g, '')}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const [commandKey, setCommandKey] = useState('Ctrl');
  useModalPopover(dialog);

  useEffect(() => {
    if (dialog.current?.matches(':popover-open')) begin();
  }, [begin]);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setCommandKey('⌘');
  }, []);

  /** What a button needs to open or close the dialog, also before hydration. */
  const invokes = (popoverTargetAction: 'show' | 'hide') => ({ popoverTarget: id, popoverTargetAction });
  return { id, dialog, commandKey, invokes };
}
