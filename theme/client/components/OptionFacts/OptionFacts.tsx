import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './OptionFacts.css';

/** Props of {@link OptionFacts}. */
export interface OptionFactsProps extends ComponentProps<'div'> {
  /** A Markdown list whose items begin with a bold label such as `**Type:**`. */
  children: ReactNode;
}

/** Lays out a Markdown list of an option's type, default and version as a table. */
export function OptionFacts({ children, ...rest }: OptionFactsProps) {
  // The Markdown output keeps the list.
  if (import.meta.env.SSG_MD) return children;
  return <div {...rootProps('duet-facts', rest)}>{children}</div>;
}
