import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Card.css';

/** Props of {@link Card}. */
export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the card. */
  title: ReactNode;
  /** Decorative icon: an emoji or an element. @default none */
  icon?: ReactNode;
  /** Content. @default none */
  children?: ReactNode;
}

/** A short text with a title in a box, usually one of several in a `CardGrid`. */
export function Card({ title, icon, children, ...rest }: CardProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <section>
        {'\n**'}
        {title}
        {'**\n\n'}
        {children}
      </section>
    );
  }
  return (
    <div {...rootProps('duet-card', rest)}>
      <p className="duet-card__title rp-not-doc">
        {icon && (
          <span className="duet-card__icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {title}
      </p>
      {children}
    </div>
  );
}
