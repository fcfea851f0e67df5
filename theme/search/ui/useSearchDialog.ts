import { useEffect, useId, useRef, useState } from 'react';
import { trapFocus } from './trapFocus';

/** A `<dialog popover>`, opened and closed by buttons and keys; `begin` is called if it opened before hydration. */
export function useSearchDialog(begin: () => void) {
  const id = `duet-search${useId().replace(/[^\w-]/g, '')}`;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [commandKey, setCommandKey] = useState('Ctrl');

  useEffect(() => {
    if (dialog.current?.matches(':popover-open')) begin();
  }, [begin]);
  useEffect(() => trapFocus(dialog.current!), []);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setCommandKey('⌘');
  }, []);

  /** The props with which a button opens or closes the dialog, even before hydration. */
  const invokes = (popoverTargetAction: 'show' | 'hide') => ({ popoverTarget: id, popoverTargetAction });
  const onBeforeToggle = ({ newState }: { newState: string }) => {
    if (newState === 'open') opener.current = document.activeElement;
  };
  return { id, dialog, opener, commandKey, invokes, onBeforeToggle };
}
