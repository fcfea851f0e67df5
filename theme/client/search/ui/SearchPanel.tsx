import { isPlainClick } from '../../../shared/href';
import { groupByPage } from '../../../shared/search/engine/groupByPage';
import type { SearchScope } from '../../../shared/search/settings';
import { adoptStyles } from '../../browser/adoptStyles';
import { useText } from '../../hooks/useText';
import { rememberQuery } from './history';
import { SearchHistory } from './SearchHistory';
import css from './SearchPanel.css?inline';
import { SearchResults } from './SearchResults';
import { SearchTabs } from './SearchTabs';
import { completeQuery, currentGroup, optionCount, phaseOf } from './searchState';
import { siteHooks } from './siteHooks';
import { useActiveOption } from './useActiveOption';
import { useMarks } from './useMarks';
import { useSearch } from './useSearch';

adoptStyles(css);

export interface SearchPanelProps {
  /** Id of the dialog; the list is `<id>-results`. */
  id: string;
  /** What is searched. */
  scope: SearchScope;
}

/** The content of the dialog below its field: results, history, or why there are none. */
export function SearchPanel({ id, scope }: SearchPanelProps) {
  const t = useText();
  const mark = useMarks();
  const { state, send, dialog, field } = useSearch(id, scope);
  const { query, results, hasFailed, tab, selected } = state;
  const phase = phaseOf(state);
  const count = optionCount(state);
  const listId = `${id}-results`;
  useActiveOption(field, listId, count, selected);

  const group = currentGroup(state);
  const isList = group?.renderType === 'default';
  const isNothing = phase !== 'empty' && isList && count === 0 && results?.isComplete === true;
  const showsLoading = scope.settings.searchLoading !== false;
  const isEmptyYet = phase !== 'empty' && phase !== 'answered' && count === 0 && !isNothing;

  return (
    <>
      <div
        className="duet-search-dialog__body"
        aria-busy={showsLoading && phase === 'pending'}
        // For tools that drive a built site, such as the relevance command.
        data-answered={completeQuery(state)}
      >
        {results && results.groups.length > 1 && (
          <SearchTabs
            id={id}
            groups={results.groups}
            current={tab}
            onChange={tab => send({ type: 'tabbed', tab })}
          />
        )}
        {phase === 'empty' ? (
          <SearchHistory
            listId={listId}
            selected={selected}
            history={state.history}
            onQuery={query => send({ type: 'repeated', query })}
            onVisit={event => isPlainClick(event, '') && dialog.close()}
            onClear={() => send({ type: 'cleared' })}
          />
        ) : isList ? (
          <SearchResults
            listId={listId}
            pages={groupByPage(group.result)}
            selected={selected}
            newTab={tab > 0}
            label={group.group}
            onOpen={(event, link, words) => {
              rememberQuery(query);
              if (!isPlainClick(event, '')) return;
              mark(link, words);
              dialog.close();
            }}
          />
        ) : (
          group && <div className="duet-search-dialog__custom">{siteHooks.renderGroup(group.result)}</div>
        )}
        {isNothing && (
          <div className="duet-search-dialog__nothing">
            <p>
              {t('searchNoResultsText')} <strong>“{results.query}”</strong>
            </p>
            <p>{t('searchSuggestedQueryText')}</p>
          </div>
        )}
        {/* Not below results: they and what follows them would move with every search. */}
        {showsLoading && isEmptyYet && !hasFailed && (
          <p className="duet-search-dialog__note">{t('searchLoadingText')}</p>
        )}
        {hasFailed && (
          <p className="duet-search-dialog__note">
            {t('searchFailedText')}{' '}
            <button
              type="button"
              className="duet-search-dialog__retry"
              onClick={() => send({ type: 'loading', isRetry: true })}
            >
              {t('searchRetryText')}
            </button>
          </p>
        )}
      </div>
      {/* Outside the busy part, where changes are not announced. */}
      <p className="duet-visually-hidden" role="status">
        {phase === 'answered' && t('searchCountText', { count: String(count) })}
      </p>
    </>
  );
}
