import { Link } from '@rspress/core/theme';
import type { MouseEvent, ReactNode } from 'react';
import type { HitPage } from '../../../shared/search/engine/groupByPage';
import { marked } from '../../../shared/search/engine/marked';
import type { HighlightInfo, SearchHit } from '../../../shared/search/types';
import { pageHref } from '../../browser/pageHref';

export interface SearchResultsProps {
  /** Id of the list. */
  listId: string;
  pages: HitPage[];
  /** Number of the highlighted hit. */
  selected: number;
  /** Whether hits open in a new tab: they belong to another index than the current one. */
  newTab: boolean;
  /** Name of the list: the index. */
  label: string;
  /** Called when a hit is opened, with the words to mark on its page. */
  onOpen: (event: MouseEvent, link: string, words: string[]) => void;
}

/** The hits as a listbox, grouped by page title. */
export function SearchResults({ listId, pages, selected, newTab, label, onOpen }: SearchResultsProps) {
  return (
    <div
      id={listId}
      className="duet-search-results"
      role="listbox"
      aria-label={label}
      // The field keeps the focus: a hit may be opened in a new tab, and the dialog stays.
      onMouseDown={event => event.preventDefault()}
    >
      {pages.map(page => {
        const words = page.hits.flatMap(hit => wordsOf(hit));
        return (
          <ResultGroup key={page.address} id={`${listId}-page-${page.hits[0]?.index}`} title={page.title}>
            {page.hits.map(hit => (
              <Link
                // Another hit is another element; see NameText.
                key={`${hit.index} ${hit.header} ${hit.statement}`}
                id={`${listId}-${hit.index}`}
                className="duet-search-results__hit"
                role="option"
                aria-selected={hit.index === selected}
                tabIndex={-1}
                href={pageHref(hit.link)}
                data-type={hit.type}
                {...(newTab && { target: '_blank', rel: 'noopener' })}
                onClick={event => onOpen(event, hit.link, words)}
              >
                {(hit.type !== 'content' || hit.header !== hit.title) && (
                  <span className="duet-search-results__header">
                    <Marked text={hit.header} matches={hit.type === 'content' ? [] : hit.highlightInfoList} />
                  </span>
                )}
                {hit.statement && (
                  <span className="duet-search-results__statement">
                    <Marked
                      text={hit.statement}
                      matches={hit.type === 'content' ? hit.highlightInfoList : []}
                    />
                  </span>
                )}
              </Link>
            ))}
          </ResultGroup>
        );
      })}
    </div>
  );
}

/** Options below a title. */
export function ResultGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} className="duet-search-results__title">
        {title}
      </p>
      {children}
    </div>
  );
}

/** A text with its matches marked. */
function Marked({ text, matches }: { text: string; matches: HighlightInfo[] }) {
  return marked(text, matches).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

/** The words of a hit that matched. */
function wordsOf(hit: SearchHit): string[] {
  const text = hit.type === 'content' ? (hit.statement ?? '') : hit.header;
  return marked(text, hit.highlightInfoList).flatMap(piece => (piece.marked ? [piece.text] : []));
}
