import { useI18n, usePage } from '@rspress/core/runtime';
import { FallbackHeading, OverviewGroup } from '@rspress/core/theme';
import { type ReactNode, useId, useState } from 'react';
import { countItems, filterOverview, type OverviewGroupData } from '../../logic/overview';
import type { DuetText } from '../../text';
import { useOverviewGroups } from './useOverviewGroups';
import './Overview.css';

export interface OverviewProps {
  /** The page's own text, above the groups. */
  content?: ReactNode;
  /** Groups instead of those of the sidebar. */
  groups?: OverviewGroupData[];
  /**
   * Depths of the headings that each page lists.
   * @default [2]
   */
  overviewHeaders?: number[];
}

/** Everything of a section on one page, with a filter. Complete without script; the filter only hides. */
export function Overview(props: OverviewProps) {
  return import.meta.env.SSG_MD ? <OverviewMarkdown {...props} /> : <OverviewView {...props} />;
}

function OverviewView(props: OverviewProps) {
  const t = useI18n<DuetText>();
  const [query, setQuery] = useState('');
  const id = useId();
  const groups = useOverviewGroups(props);
  const shown = filterOverview(groups, query);
  const count = countItems(shown);

  return (
    <div className="rspress-doc rp-doc duet-overview">
      <OverviewTitle />
      {props.content}
      <div className="duet-overview__filter rp-not-doc">
        <label htmlFor={id}>{t('overview.filterNameText')}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('overview.filterPlaceholderText')}
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
        <p role="status">
          {query.trim() &&
            (count > 0 ? t('overviewCount', { count: String(count) }) : t('overview.filterNoResultText'))}
        </p>
      </div>
      {shown.map(group => (
        <OverviewGroup key={group.items[0]?.link} group={group} />
      ))}
    </div>
  );
}

function OverviewMarkdown(props: OverviewProps) {
  const groups = useOverviewGroups(props);
  return (
    <section>
      <OverviewTitle />
      {props.content}
      {groups.map(group => (
        <OverviewGroup key={group.items[0]?.link} group={group} />
      ))}
    </section>
  );
}

/** The page's title, unless its text has a heading of its own. */
function OverviewTitle() {
  const t = useI18n<DuetText>();
  const { page } = usePage();
  if (page.headingTitle) return null;
  return <FallbackHeading level={1} title={page.title || t('overviewTitle')} />;
}
