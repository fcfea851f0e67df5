import { Link } from '@rspress/core/theme';
import type { ComponentProps, ReactNode } from 'react';
import { usePageLink } from '../../hooks/usePageLink';
import { rootProps } from '../../logic/rootProps';
import { NewTabHint } from '../Link/NewTabHint';
import './Card.css';

/** Props of {@link LinkCard}. */
export interface LinkCardProps extends ComponentProps<'div'> {
  /** Address of a page or of another site. */
  href: string;
  /** Text of the link. */
  title: string;
  /** Text below the title. @default none */
  description?: string;
  /** Decorative icon: an emoji or an element. @default none */
  icon?: ReactNode;
}

/** A link in a box that can be pressed anywhere. */
export function LinkCard({ href, title, description, icon, ...rest }: LinkCardProps) {
  const resolve = usePageLink();
  const target = resolve(href);
  if (import.meta.env.SSG_MD) {
    return <>{`- [${title}](${target})${description ? `: ${description}` : ''}\n`}</>;
  }
  return (
    <div {...rootProps('duet-card rp-not-doc', rest)} data-link="">
      <p className="duet-card__title">
        {icon && (
          <span className="duet-card__icon" aria-hidden="true">
            {icon}
          </span>
        )}
        <Link href={target}>
          {title}
          <NewTabHint href={target} />
        </Link>
      </p>
      {description && <p className="duet-card__description">{description}</p>}
    </div>
  );
}
