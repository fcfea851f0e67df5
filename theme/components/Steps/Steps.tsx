import type { ReactNode } from 'react';
import './Steps.css';

/** Props of {@link Steps}. */
export interface StepsProps {
  /** Headings with their content, or an ordered list; each heading or item is a step. */
  children: ReactNode;
}

/** Numbered steps along a line. */
export function Steps({ children }: StepsProps) {
  if (import.meta.env.SSG_MD) return children;
  return <div className="duet-steps">{children}</div>;
}
