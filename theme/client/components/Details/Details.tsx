import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Details.css';

/** Props of {@link Details}. */
export interface DetailsProps extends ComponentProps<'details'> {
  /** The line that is always visible. */
  summary: ReactNode;
  /** Content that the line opens. */
  children: ReactNode;
  /** Whether it is initially open. @default false */
  open?: boolean;
  /** Name of a group, of which at most one is open at a time. @default none */
  name?: string;
}

/** Content that readers open when they need it; the element of the same name, in the look of the theme. */
export function Details({ summary, children, ...rest }: DetailsProps) {
  if (import.meta.env.SSG_MD) {
    return (
      <section>
        {'\n**'}
        {summary}
        {'**\n\n'}
        {children}
      </section>
    );
  }
  return (
    <details {...rootProps('duet-details', rest)}>
      <summary className="duet-details__summary rp-not-doc">{summary}</summary>
      <div className="duet-details__body">{children}</div>
    </details>
  );
}
