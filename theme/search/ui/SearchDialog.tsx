import { IconSearch, SvgWrapper } from '@rspress/core/theme';
import { useRef } from 'react';
import { useText } from '../../hooks/useText';
import { useSearchDialog } from './useSearchDialog';
import { useSearchPanel } from './useSearchPanel';
import './SearchDialog.css';

/** A button, and the dialog with the search field that it opens. */
export function SearchDialog() {
  const t = useText();
  const { Panel, failed, begin } = useSearchPanel();
  const { id, dialog, opener, commandKey, invokes, onBeforeToggle } = useSearchDialog(begin);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="duet-search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-label={t('searchPlaceholderText')}
        {...invokes('show')}
        onFocus={begin}
        onPointerEnter={begin}
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
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        aria-modal="true"
        aria-label={t('searchPlaceholderText')}
        suppressHydrationWarning
      >
        <div className="duet-search-dialog__bar">
          <SvgWrapper icon={IconSearch} className="duet-search__icon" aria-hidden />
          <input
            ref={input}
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
          <button type="button" className="duet-search-dialog__cancel" {...invokes('hide')}>
            {t('searchPanelCancelText')}
          </button>
        </div>
        {Panel && <Panel id={id} dialog={dialog} opener={opener} input={input} />}
        {failed && <p className="duet-search-dialog__note">{t('searchFailedText')}</p>}
      </dialog>
    </>
  );
}
