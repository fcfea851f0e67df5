/** The part of a keyboard event that is needed here. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
>;

/** Whether a key opens or closes the search: Ctrl+K or Cmd+K toggles, `/` opens outside fields. Self-contained. */
export function opensSearch(press: KeyPress, isOpen: boolean): 'open' | 'close' | undefined {
  if (press.defaultPrevented || press.isComposing || press.altKey) return undefined;
  const command = press.ctrlKey || press.metaKey;
  // With Shift, it opens the console of Firefox.
  // Layouts without Latin letters have another one on the key.
  const isK = press.key.toLowerCase() === 'k' || (press.key > '~' && press.code === 'KeyK');
  if (command && !press.shiftKey && isK) return isOpen ? 'close' : 'open';
  if (press.key !== '/' || command || isOpen) return undefined;
  const target = (press.target ?? {}) as Partial<HTMLElement>;
  const isField = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName ?? '');
  // The field of a closed dialog may keep the focus until the browser draws its next frame.
  return isField && target.getClientRects?.().length !== 0 ? undefined : 'open';
}
