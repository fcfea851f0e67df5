import { usePage } from '@rspress/core/runtime';
import { FallbackHeading, OverviewGroup } from '@rspress/core/theme';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { articleClass } from '../../../../shared/rspressClasses';
import { historyKeys } from '../../../shared/page';
import { useText } from '../../hooks/useText';
import { countItems, filterOverview, type OverviewGroupData } from '../../logic/overview';
import { rootProps } from '../../logic/rootProps';
import { useOverviewGroups } from './useOverviewGroups';
import './Overview.css';

/** Props of {@link Overview}. */
export interface OverviewProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** Content above the groups. @default none */
  content?: ReactNode;
  /** Groups of pages. @default the groups of the sidebar */
  groups?: OverviewGroupData[];
  /** Levels of the headings that are listed for each page. @default [2] */
  overviewHeaders?: number[];
}

/** All pages of a section with their headings, and a filter. Complete without JavaScript. */
export function Overview(props: OverviewProps) {
  const { page } = usePage();
  // Each overview has a filter of its own.
  return <Filtered key={page.routePath} {...props} />;
}

function Filtered(props: OverviewProps) {
  const { content, groups: _, overviewHeaders: __, ...rest } = props;
  const t = useText();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After going back, the entry of the history has it; the input may hold what was typed before hydration.
    setQuery(history.state?.[historyKeys.filter] ?? input.current?.value ?? '');
  }, []);
  const id = useId();
  const groups = useOverviewGroups(props);
  const shown = filterOverview(groups, query);
  const count = countItems(shown);
  const list = shown.map(group => (
    <OverviewGroup key={`${group.name} ${group.items[0]?.link}`} group={group} />
  ));
  if (import.meta.env.SSG_MD) {
    return (
      <section>
        <OverviewTitle />
        {content}
        {list}
      </section>
    );
  }
  return (
    <div {...rootProps(`${articleClass} rp-doc duet-overview`, rest)}>
      <OverviewTitle />
      {content}
      <div className="duet-overview__filter rp-not-doc">
        <label htmlFor={id}>{t('overview.filterNameText')}</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('overview.filterPlaceholderText')}
          value={query}
          onChange={({ target: { value } }) => {
            setQuery(value);
            history.replaceState({ ...history.state, [historyKeys.filter]: value }, '');
          }}
        />
        <p role="status">
          {query.trim() &&
            (count > 0 ? t('overviewCount', { count: String(count) }) : t('overview.filterNoResultText'))}
        </p>
      </div>
      {list}
    </div>
  );
}

/** The page's title, unless its Markdown has one. */
function OverviewTitle() {
  const t = useText();
  const { page } = usePage();
  if (page.headingTitle) return null;
  return <FallbackHeading level={1} title={page.title || t('overviewTitle')} />;
}
