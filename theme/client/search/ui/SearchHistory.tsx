import { Link } from '@rspress/core/theme';
import type { MouseEvent } from 'react';
import { pageHref } from '../../browser/pageHref';
import { useText } from '../../hooks/useText';
import type { History } from './history';
import { ResultGroup } from './SearchResults';

export interface SearchHistoryProps {
  /** Id of the list. */
  listId: string;
  /** Number of the highlighted entry. */
  selected: number;
  /** What is listed. */
  history: History;
  /** Called with a query that is searched again. */
  onQuery: (query: string) => void;
  /** Called when a page is opened. */
  onVisit: (event: MouseEvent) => void;
  /** Called when the history is deleted. */
  onClear: () => void;
}

/** Recent searches and recently visited pages, for an empty field. */
export function SearchHistory({ listId, selected, history, onQuery, onVisit, onClear }: SearchHistoryProps) {
  const t = useText();
  const { queries, visits } = history;
  if (queries.length + visits.length === 0) return null;
  const option = (index: number) => ({
    id: `${listId}-${index}`,
    className: 'duet-search-results__hit',
    role: 'option',
    'aria-selected': index === selected,
    tabIndex: -1,
  });
  return (
    <>
      <div id={listId} className="duet-search-results" role="listbox" aria-label={t('searchHistoryLabel')}>
        {queries.length > 0 && (
          <ResultGroup id={`${listId}-recent`} title={t('searchRecentText')}>
            {queries.map((query, index) => (
              <button key={query} type="button" {...option(index)} onClick={() => onQuery(query)}>
                {query}
              </button>
            ))}
          </ResultGroup>
        )}
        {visits.length > 0 && (
          <ResultGroup id={`${listId}-visited`} title={t('searchVisitedText')}>
            {visits.map(({ title, link }, index) => (
              <Link key={link} href={pageHref(link)} {...option(queries.length + index)} onClick={onVisit}>
                {title}
              </Link>
            ))}
          </ResultGroup>
        )}
      </div>
      <button type="button" className="duet-search-dialog__clear" onClick={onClear}>
        {t('searchClearText')}
      </button>
    </>
  );
}
