import { useFrontmatter } from '@rspress/core/runtime';
import { Link, renderHtmlOrText, SvgWrapper } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { markdownHref } from '../../browser/markdownHref';
import { usePageLink } from '../../hooks/usePageLink';
import { rootProps } from '../../logic/rootProps';
import './HomeFeature.css';

/** One card of the feature grid. */
export interface Feature {
  /** Decorative icon: emoji, SVG source, HTML or address of an image. @default none */
  icon?: string;
  /** The feature in a few words; text or HTML. */
  title: string;
  /** One or two sentences; text or HTML. */
  details: string;
  /** Link of the whole card. @default none */
  link?: string;
  /** Width in a wide window, in twelfths: 2, 3, 4 or 6. @default 4 */
  span?: number;
}

/** Props of {@link HomeFeature}. */
export interface HomeFeatureProps extends ComponentProps<'div'> {
  /** The cards. @default the page's `features` frontmatter */
  features?: Feature[];
}

const spans = [2, 3, 4, 6];

/** The grid of feature cards on a landing page. */
export function HomeFeature({ features, ...rest }: HomeFeatureProps) {
  const { frontmatter } = useFrontmatter();
  const resolve = usePageLink();
  const given = features ?? (frontmatter.features as Feature[] | undefined) ?? [];
  const cards = given.map(card => (card.link ? { ...card, link: resolve(card.link) } : card));
  if (import.meta.env.SSG_MD) return <>{markdown(cards)}</>;
  if (cards.length === 0) return null;
  return (
    <div {...rootProps('duet-features rp-not-doc', rest)}>
      <ul className="duet-features__grid">
        {cards.map(({ icon, title, details, link, span = 4 }) => (
          <li key={title} className="duet-features__card" data-span={spans.includes(span) ? span : 4}>
            {icon && (
              <span className="duet-features__icon" aria-hidden="true">
                <SvgWrapper icon={icon} />
              </span>
            )}
            <h2 className="duet-features__title">
              {link ? (
                <Link href={link} {...renderHtmlOrText(title)} />
              ) : (
                <span {...renderHtmlOrText(title)} />
              )}
            </h2>
            <p className="duet-features__details" {...renderHtmlOrText(details)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function markdown(cards: Feature[]): string {
  const line = ({ title, details, link }: Feature) =>
    `- **${link ? `[${title}](${markdownHref(link)})` : title}**: ${details}`;
  return cards.length > 0 ? `${cards.map(line).join('\n')}\n\n` : '';
}
