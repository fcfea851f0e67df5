import { normalizeImagePath } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import type { ToolLink } from '../../../options';
import { usePageLink } from '../../hooks/usePageLink';
import { usePerLanguage } from '../../hooks/usePerLanguage';
import { toolView } from '../../logic/ecosystem';
import { rootProps } from '../../logic/rootProps';
import { NewTabHint } from '../Link/NewTabHint';
import './ToolGrid.css';

/** Props of {@link ToolGrid}. */
export interface ToolGridProps extends ComponentProps<'section'> {
  /** The tools, with their texts in every language. */
  tools: ToolLink[];
  /** Heading of the grid. */
  title: string;
  /** A sentence below the heading. @default none */
  description?: string;
}

/** The tools of a family as cards, each a link to its site. */
export function ToolGrid({ tools, title, description, ...rest }: ToolGridProps) {
  const textOf = usePerLanguage();
  const resolve = usePageLink();
  const views = tools
    .map(tool => toolView(tool, textOf, 40))
    .map(view => ({ ...view, url: resolve(view.url) }));
  if (import.meta.env.SSG_MD) {
    const list = views.map(({ name, url, desc }) => `- [${name}](${url}): ${desc}`).join('\n');
    return <>{`## ${title}\n\n${description ? `${description}\n\n` : ''}${list}\n\n`}</>;
  }
  return (
    <section {...rootProps('duet-tools rp-not-doc', rest)}>
      <h2 className="duet-tools__title">{title}</h2>
      {description && <p className="duet-tools__description">{description}</p>}
      <ul className="duet-tools__list">
        {views.map(({ name, desc, logo, logoSize, url }) => (
          <li key={name} className="duet-tools__card">
            <span className="duet-tools__logo">
              <img src={normalizeImagePath(logo)} alt="" width={logoSize} height={logoSize} loading="lazy" />
            </span>
            <Link className="duet-tools__name" href={url}>
              {name}
              <NewTabHint href={url} />
            </Link>
            <span className="duet-tools__desc">{desc}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
