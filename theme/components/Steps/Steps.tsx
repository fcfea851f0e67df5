import type { ReactNode } from 'react';
import './Steps.css';

export interface StepsProps {
  /** Headings with what belongs to each, or an ordered list; each heading or item is a step. */
  children: ReactNode;
}

/** Numbers the headings (or the items of an ordered list) inside as steps along a line. */
export function Steps({ children }: StepsProps) {
  if (import.meta.env.SSG_MD) return children;
  return <div className="duet-steps">{children}</div>;
}
