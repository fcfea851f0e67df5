import { useSite } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { type Shortcut, shortcutKeys } from '../../shared/shortcutKeys';
import { useConfiguredText } from '../hooks/useConfiguredText';
import { useText } from '../hooks/useText';
import './ShortcutsList.css';

/** Props of {@link ShortcutsList}. */
interface ShortcutsListProps {
  /** Whether single keys are on. */
  isOn: boolean;
  /** Turns them on or off. */
  onTurn: (isOn: boolean) => void;
  /** Called when the reader has closed the list. */
  onClose: () => void;
}

/** The dialog with all keys, and the switch for single ones. */
export default function ShortcutsList({ isOn, onTurn, onClose }: ShortcutsListProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Without a mode there is no search: the build sets one.
  const hasSearch = Boolean((useSite().site.search as { mode?: string } | undefined)?.mode);
  const names: Record<Shortcut, string> = {
    previous: useConfiguredText('prevPageText'),
    next: useConfiguredText('nextPageText'),
    sidebar: t('sidebarLabel'),
    outline: t('shortcutsOutline'),
    list: t('shortcutsTitle'),
  };
  useEffect(() => dialog.current?.showModal(), []);
  const rows = [
    ...(hasSearch ? [[['/'], ['Ctrl', 'K'], t('searchPlaceholderText')] as const] : []),
    ...shortcutKeys.map(
      ([key, shortcut]) => [[key], shortcut === 'list' ? ['Ctrl', '/'] : [], names[shortcut]] as const,
    ),
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className="duet-shortcuts"
      aria-labelledby="duet-shortcuts-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="duet-shortcuts__body">
        <h2 id="duet-shortcuts-title">{t('shortcutsTitle')}</h2>
        <dl>
          {rows.map(([single, keys, name]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {isOn && single.map(key => <kbd key={key}>{key}</kbd>)}
                {keys.length > 0 && (
                  <span>
                    {keys.map(key => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                )}
                {!isOn && keys.length === 0 && '–'}
              </dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
          {t('shortcutsOn')}
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('closeText')}
        </button>
      </div>
    </dialog>
  );
}
