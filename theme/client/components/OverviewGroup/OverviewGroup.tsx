import { routePathToMdPath } from '@rspress/core/runtime';
import { FallbackHeading, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type ComponentProps, Fragment } from 'react';
import type { OverviewGroupData, OverviewItem } from '../../logic/overview';
import { partsOfNames } from '../../logic/partsOfNames';
import { rootProps } from '../../logic/rootProps';
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
              <Name text={item.text} />
            </Link>
            {item.description && <p>{item.description}</p>}
            <OverviewParts item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Inline Markdown; lines break inside the names of options. */
function Name({ text }: { text: string }) {
  const rendered = renderInlineMarkdown(text);
  if (!('children' in rendered)) return <span {...rendered} />;
  const [first, ...others] = partsOfNames(rendered.children ?? '');
  return (
    <span>
      {first}
      {others.map((part, index) => (
        // Parts may be equal; what follows from each one on is not.
        <Fragment key={others.slice(index).join('')}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
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
            <Name text={text} />
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
