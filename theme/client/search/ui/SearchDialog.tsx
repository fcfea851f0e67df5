import { IconSearch, SvgWrapper } from '@rspress/core/theme';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../hooks/useText';
import { rootProps } from '../../logic/rootProps';
import { useSearchPanel } from './useSearchPanel';
import { useSearchSettings } from './useSearchSettings';
import './SearchDialog.css';

/** A button, and the dialog with the search field that it opens. page/searchScript adds what browsers lack. */
export function SearchDialog(props: ComponentProps<'button'>) {
  const t = useText();
  const id = `duet-search${useId().replace(/[^\w-]/g, '')}`;
  const scope = useSearchSettings();
  const { Panel, failed, begin } = useSearchPanel(scope);
  const dialog = useRef<HTMLDialogElement>(null);
  const [commandKey, setCommandKey] = useState('Ctrl');
  useEffect(() => {
    if (dialog.current?.open) begin();
  }, [begin]);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setCommandKey('⌘');
  }, []);
  // React has no types for these two attributes yet, but renders them.
  const invokes = (command: string) => ({ command, commandfor: id });
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-label={t('searchPlaceholderText')}
        {...rootProps('duet-search', props, { onFocus: begin, onPointerEnter: begin })}
        {...invokes('show-modal')}
      >
        <SvgWrapper icon={IconSearch} className="duet-search__icon" aria-hidden />
        <span className="duet-search__word">{t('searchPlaceholderText')}</span>
        {/* Text from the stylesheet: a visual hint, not a part of the button's name. */}
        <span className="duet-search__key" data-keys={`${commandKey} K`} />
      </button>
      <dialog
        id={id}
        ref={dialog}
        className="duet-search-dialog rp-not-doc"
        aria-label={t('searchPlaceholderText')}
        closedby="any"
        suppressHydrationWarning
      >
        <div className="duet-search-dialog__bar">
          <SvgWrapper icon={IconSearch} className="duet-search__icon" aria-hidden />
          <input
            className="duet-search-dialog__input"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls={`${id}-results`}
            aria-label={t('searchPlaceholderText')}
            placeholder={t('searchPlaceholderText')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="go"
            onFocus={begin}
            suppressHydrationWarning
          />
          <button type="button" className="duet-search-dialog__cancel" {...invokes('close')}>
            {t('searchPanelCancelText')}
          </button>
        </div>
        {Panel && <Panel key={`${scope.version} ${scope.lang}`} id={id} scope={scope} />}
        {failed && <p className="duet-search-dialog__note">{t('searchFailedText')}</p>}
      </dialog>
    </>
  );
}
