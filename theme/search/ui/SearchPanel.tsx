import { type RefObject, startTransition, useEffect, useState } from 'react';
import { adoptStyles } from '../../browser/adoptStyles';
import { useText } from '../../hooks/useText';
import { groupByPage } from '../engine/groupByPage';
import { SearchHistory } from './SearchHistory';
import css from './SearchPanel.css?inline';
import { SearchResults } from './SearchResults';
import { SearchTabs } from './SearchTabs';
import { siteHooks } from './siteHooks';
import { useHistory } from './useHistory';
import { useMarks } from './useMarks';
import { useModalPopover } from './useModalPopover';
import { useResultKeys } from './useResultKeys';
import { useSearch } from './useSearch';

adoptStyles(css);

export interface SearchPanelProps {
  /** Id of the dialog; the list is `<id>-results`. */
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  /** What had the focus before; null if the dialog was opened before hydration. */
  opener: RefObject<Element | null>;
  /** The search field in the dialog. */
  input: RefObject<HTMLInputElement | null>;
}

/** The content of the dialog below its field: results, history, or why there are none. */
export function SearchPanel({ id, dialog, opener, input }: SearchPanelProps) {
  const t = useText();
  useModalPopover(dialog, opener);
  const search = useSearch(input);
  const { query, answered, groups, status, failed, pending, isDraft, ask } = search;
  const history = useHistory(dialog);
  const mark = useMarks();
  const [tab, setTab] = useState(0);
  const group = groups[Math.min(tab, groups.length - 1)];
  const isDefault = group?.renderType === 'default';
  const pages = isDefault ? groupByPage(group.result) : [];
  const hits = pages.reduce((sum, page) => sum + page.hits.length, 0);
  const listId = `${id}-results`;
  const coming = pending || (query !== '' && hits === 0 && status === 'initing');
  const selected = useResultKeys(input, {
    listId,
    count: query ? hits : history.count,
    answered,
    coming: query !== '' && coming,
  });

  useEffect(() => {
    const box = dialog.current;
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'open') return;
      startTransition(() => setTab(0));
      void ask('');
    };
    box?.addEventListener('toggle', onToggle);
    return () => box?.removeEventListener('toggle', onToggle);
  }, [dialog, ask]);

  const leave = (link: string, words: string[]) => {
    history.addQuery(query);
    mark(link, words);
    dialog.current?.hidePopover();
  };
  const fill = (text: string) => {
    if (!input.current) return;
    input.current.value = text;
    input.current.focus();
    void ask(text);
  };
  // Until the next answer, as results are: what follows would move with every key.
  const nothing = query !== '' && isDefault && hits === 0 && !isDraft && status !== 'initing';

  return (
    <div
      className="duet-search-dialog__body"
      data-status={status}
      data-answered={isDraft ? undefined : answered}
      data-pending={(search.showsLoading && pending) || undefined}
    >
      {groups.length > 1 && <SearchTabs id={id} groups={groups} current={tab} onChange={setTab} />}
      {query === '' ? (
        <SearchHistory
          listId={listId}
          selected={selected}
          history={history}
          onQuery={fill}
          onVisit={() => dialog.current?.hidePopover()}
        />
      ) : isDefault ? (
        <SearchResults
          listId={listId}
          pages={pages}
          selected={selected}
          newTab={tab > 0}
          label={group.group}
          onOpen={leave}
        />
      ) : (
        group && <div className="duet-search-dialog__custom">{siteHooks.renderGroup(group.result)}</div>
      )}
      {nothing && (
        <div className="duet-search-dialog__nothing">
          <p>
            {t('searchNoResultsText')} <strong>“{answered}”</strong>
          </p>
          <p>{t('searchSuggestedQueryText')}</p>
        </div>
      )}
      {/* Not below results: they and what follows them would move with every search. */}
      {search.showsLoading && query !== '' && coming && hits === 0 && !nothing && !failed && (
        <p className="duet-search-dialog__note">{t('searchLoadingText')}</p>
      )}
      {failed && (
        <p className="duet-search-dialog__note">
          {t('searchFailedText')}{' '}
          <button type="button" className="duet-search-dialog__retry" onClick={search.retry}>
            {t('searchRetryText')}
          </button>
        </p>
      )}
      <p className="duet-visually-hidden" role="status">
        {query !== '' &&
          answered === query &&
          !coming &&
          !isDraft &&
          t('searchCountText', { count: String(hits) })}
      </p>
    </div>
  );
}
