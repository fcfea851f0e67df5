import { type Shortcut, shortcutKeys } from '../../shared/shortcutKeys';

/** Key in local storage that remembers `off`. */
export const shortcutsKey = 'duet-shortcuts';

/** The part of a keyboard event that is needed here. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/**
 * The shortcut of a key: of a single key outside fields while they are on, and of Ctrl+/ or Cmd+/ always, which opens
 * the list where they can be turned on again.
 */
export function shortcutOf(press: PressedKey, isOn: boolean): Shortcut | undefined {
  if (press.defaultPrevented || press.isComposing || press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return press.key === '/' ? 'list' : undefined;
  if (!isOn || isField(press)) return undefined;
  return shortcutKeys.find(([key]) => key === press.key)?.[1];
}

/** Whether a key is typed into a field. */
export function isField({ target }: Pick<PressedKey, 'target'>): boolean {
  const { isContentEditable, tagName = '' } = (target ?? {}) as Partial<HTMLElement>;
  return isContentEditable === true || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName);
}
