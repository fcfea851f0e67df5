import { routePathToMdPath } from '@rspress/core/runtime';
import { FallbackHeading, Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import type { OverviewGroupData, OverviewItem } from '../../logic/overview';
import { rootProps } from '../../logic/rootProps';
import { NameText } from '../../parts/NameText';
import './OverviewGroup.css';

/** Props of {@link OverviewGroup}. */
export interface OverviewGroupProps extends ComponentProps<'section'> {
  /** A group with its pages and their headings. */
  group: OverviewGroupData;
}

/** One group of an overview: its name, then its pages with their headings. */
export function OverviewGroup({ group, ...rest }: OverviewGroupProps) {
  if (import.meta.env.SSG_MD) return <section>{markdown(group)}</section>;
  return (
    <section {...rootProps('duet-overview-group', rest)}>
      {group.name && <FallbackHeading level={2} title={group.name} />}
      <ul className="duet-overview-group__list rp-not-doc">
        {group.items.map(item => (
          <li key={item.link}>
            <Link href={item.link} className="duet-overview-group__page">
              <NameText text={item.text} />
            </Link>
            {item.description && <p>{item.description}</p>}
            <OverviewParts item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Headings of a page, and pages below it. */
function OverviewParts({ item }: { item: OverviewItem }) {
  const parts = partsOf(item);
  if (parts.length === 0) return null;
  return (
    <ul className="duet-overview-group__parts">
      {parts.map(({ link, text, isHeading }) => (
        <li key={link}>
          <Link href={link} data-heading={isHeading || undefined}>
            <NameText text={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function markdown(group: OverviewGroupData): string {
  const lines = group.items.flatMap(item => [
    `- [${item.text}](${routePathToMdPath(item.link)})${item.description ? `: ${item.description}` : ''}`,
    ...partsOf(item).map(({ link, text }) => {
      const [route = '', hash] = link.split('#');
      return `  - [${text}](${routePathToMdPath(route)}${hash ? `#${hash}` : ''})`;
    }),
  ]);
  const heading = group.name && `## ${group.name}\n\n`;
  return `\n${heading}${lines.join('\n')}\n\n`;
}

const partsOf = ({ link, headers = [], items = [] }: OverviewItem) => [
  ...headers.map(({ text, id }) => ({ text, link: `${link}#${id}`, isHeading: true })),
  ...items.map(page => ({ ...page, isHeading: false })),
];
