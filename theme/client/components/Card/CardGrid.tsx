import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Card.css';

/** Props of {@link CardGrid}. */
export interface CardGridProps extends ComponentProps<'div'> {
  /** Cards: `Card` and `LinkCard`. */
  children: ReactNode;
  /** Largest number of columns; fewer where a card would be narrower than 14rem. @default 2 */
  columns?: 2 | 3 | 4;
}

/** Cards in columns of the same width. */
export function CardGrid({ children, columns = 2, ...rest }: CardGridProps) {
  if (import.meta.env.SSG_MD) return <section>{children}</section>;
  return (
    <div {...rootProps('duet-cards', rest)} data-columns={columns}>
      {children}
    </div>
  );
}
