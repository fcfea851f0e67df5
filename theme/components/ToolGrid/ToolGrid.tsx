import { normalizeImagePath, useI18n } from '@rspress/core/runtime';
import { usePerLanguage } from '../../hooks/usePerLanguage';
import { toolView } from '../../logic/ecosystem';
import type { ToolLink } from '../../options';
import type { DuetText } from '../../text';
import './ToolGrid.css';

/** Props of {@link ToolGrid}. */
export interface ToolGridProps {
  /** The tools, with their texts for every language. */
  tools: ToolLink[];
  /** Name of the tool family, the grid's heading. */
  title: string;
  /** A sentence under the heading. */
  description?: string;
}

/** The tools of a family as cards, each a link to its site. */
export function ToolGrid({ tools, title, description }: ToolGridProps) {
  const t = useI18n<DuetText>();
  const textOf = usePerLanguage();
  const views = tools.map(tool => toolView(tool, textOf, 40));
  if (import.meta.env.SSG_MD) {
    const list = views.map(({ name, url, desc }) => `- [${name}](${url}): ${desc}`).join('\n');
    return <>{`## ${title}\n\n${description ? `${description}\n\n` : ''}${list}\n\n`}</>;
  }
  return (
    <section className="duet-tools rp-not-doc">
      <h2 className="duet-tools__title">{title}</h2>
      {description && <p className="duet-tools__description">{description}</p>}
      <ul className="duet-tools__list">
        {views.map(({ name, desc, logo, logoSize, url }) => (
          <li key={name} className="duet-tools__card">
            <span className="duet-tools__logo">
              <img src={normalizeImagePath(logo)} alt="" width={logoSize} height={logoSize} loading="lazy" />
            </span>
            <a className="duet-tools__name" href={url} target="_blank" rel="noopener">
              {name}
              <span className="duet-visually-hidden"> {t('newTab')}</span>
            </a>
            <span className="duet-tools__desc">{desc}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
