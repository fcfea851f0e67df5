import { useI18n } from '@rspress/core/runtime';
import type { DuetText } from '../../text';
import { SearchIcon } from './SearchIcon';
import { useSearchDialog } from './useSearchDialog';
import './Search.css';
import './SearchDialog.css';

/**
 * The search of a site: a button, and the dialog that it opens. Both are in the
 * server's HTML and open before hydration; everything else is loaded on the
 * first sign that the reader wants to search.
 */
export function Search() {
  const t = useI18n<DuetText>();
  const search = useSearchDialog();
  if (!search.enabled) return null;
  const { id, dialog, input, Panel, begin } = search;
  return (
    <>
      <button
        type="button"
        className="duet-search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-label={t('searchPlaceholderText')}
        {...search.invokes('show-modal')}
        onClick={search.open}
        onFocus={begin}
        onPointerEnter={begin}
      >
        <SearchIcon />
        <span className="duet-search__word">{t('searchPlaceholderText')}</span>
        {/* Drawn by the stylesheet: it is a hint for eyes, and no part of the button's name. */}
        <span className="duet-search__key" data-keys={`${search.commandKey} K`} />
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
          <SearchIcon />
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
          <button
            type="button"
            className="duet-search-dialog__cancel"
            {...search.invokes('close')}
            onClick={search.close}
          >
            {t('searchPanelCancelText')}
          </button>
        </div>
        {Panel && <Panel id={id} dialog={dialog} input={input} />}
        {search.failed && <p className="duet-search-dialog__note">{t('searchFailedText')}</p>}
      </dialog>
    </>
  );
}
