import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { ResultGroup as Group } from './SearchResults';
import type { SearchMemory } from './useHistory';

export interface SearchHistoryProps {
  /** Id of the list. */
  listId: string;
  /** Number of the highlighted entry. */
  selected: number;
  /** What is listed. */
  history: SearchMemory;
  /** Called with a query that is searched again. */
  onQuery: (query: string) => void;
  /** Called when a page is opened. */
  onVisit: () => void;
}

/** Recent searches and recently visited pages, for an empty field. */
export function SearchHistory({ listId, selected, history, onQuery, onVisit }: SearchHistoryProps) {
  const t = useText();
  const { queries, visits } = history;
  if (history.count === 0) return null;
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
          <Group id={`${listId}-recent`} title={t('searchRecentText')}>
            {queries.map((query, index) => (
              <button key={query} type="button" {...option(index)} onClick={() => onQuery(query)}>
                {query}
              </button>
            ))}
          </Group>
        )}
        {visits.length > 0 && (
          <Group id={`${listId}-visited`} title={t('searchVisitedText')}>
            {visits.map(({ title, link }, index) => (
              <Link key={link} href={link} {...option(queries.length + index)} onClick={onVisit}>
                {title}
              </Link>
            ))}
          </Group>
        )}
      </div>
      <button type="button" className="duet-search-dialog__clear" onClick={history.clear}>
        {t('searchClearText')}
      </button>
    </>
  );
}
