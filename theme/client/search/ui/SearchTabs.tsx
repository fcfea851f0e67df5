import type { KeyboardEvent } from 'react';
import type { SearchGroup } from '../../../shared/search/types';
import { nextTab } from '../../../shared/tabs';

/** One tab per search index. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ (with automatic activation) */
export function SearchTabs({
  id,
  groups,
  current,
  onChange,
}: {
  id: string;
  groups: SearchGroup[];
  current: number;
  onChange: (tab: number) => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const disabled = groups.map(() => false);
    const next = nextTab(event.key, current, disabled);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div className="duet-search-dialog__tabs" role="tablist" onKeyDown={onKeyDown}>
      {groups.map(({ group, result }, index) => (
        <button
          key={group}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-selected={index === current}
          aria-controls={`${id}-results`}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChange(index)}
        >
          {group}
          {Array.isArray(result) && <span className="duet-search-dialog__amount">{result.length}</span>}
        </button>
      ))}
    </div>
  );
}
