import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Steps.css';

/** Props of {@link Steps}. */
export interface StepsProps extends ComponentProps<'div'> {
  /** Headings with their content, or an ordered list; each heading or item is a step. */
  children: ReactNode;
}

/** Numbered steps along a line. */
export function Steps({ children, ...rest }: StepsProps) {
  if (import.meta.env.SSG_MD) return children;
  return <div {...rootProps('duet-steps', rest)}>{children}</div>;
}
