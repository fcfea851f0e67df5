import { useFrontmatter } from '@rspress/core/runtime';
import { Link, SvgWrapper } from '@rspress/core/theme';
import './HomeFeature.css';

/** One card of the feature grid. */
export interface Feature {
  /** Emoji, SVG source, HTML or address of an image; decoration. */
  icon?: string;
  /** What the product does, in a few words. */
  title: string;
  /** One or two sentences on it. */
  details: string;
  /** Where the whole card leads. */
  link?: string;
  /**
   * Columns of twelve on a wide window: 2, 3, 4 or 6.
   * @default 4
   */
  span?: number;
}

/** Props of {@link HomeFeature}. */
export interface HomeFeatureProps {
  /**
   * The cards.
   * @default the page's `features` frontmatter
   */
  features?: Feature[];
}

const spans = [2, 3, 4, 6];

/** The grid of feature cards on a landing page. */
export function HomeFeature({ features }: HomeFeatureProps) {
  const { frontmatter } = useFrontmatter();
  const cards = features ?? (frontmatter.features as Feature[] | undefined) ?? [];
  if (import.meta.env.SSG_MD) return <>{markdown(cards)}</>;
  if (cards.length === 0) return null;
  return (
    <div className="duet-features rp-not-doc">
      <ul className="duet-features__grid">
        {cards.map(({ icon, title, details, link, span = 4 }) => (
          <li key={title} className="duet-features__card" data-span={spans.includes(span) ? span : 4}>
            {icon && (
              <span className="duet-features__icon" aria-hidden="true">
                <SvgWrapper icon={icon} />
              </span>
            )}
            <h2 className="duet-features__title">{link ? <Link href={link}>{title}</Link> : title}</h2>
            <p className="duet-features__details">{details}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function markdown(cards: Feature[]): string {
  const line = ({ title, details, link }: Feature) =>
    `- **${link ? `[${title}](${link})` : title}**: ${details}`;
  return cards.length > 0 ? `${cards.map(line).join('\n')}\n\n` : '';
}
