import type { ReactNode } from 'react';
import './OptionFacts.css';

export interface OptionFactsProps {
  /** A Markdown list whose items begin with a bold label such as `**Type:**`. */
  children: ReactNode;
}

/** Frames the facts of an option (type, default, version) around plain Markdown. */
export function OptionFacts({ children }: OptionFactsProps) {
  // The Markdown output keeps the list as the writer wrote it.
  if (import.meta.env.SSG_MD) return children;
  return <div className="duet-facts">{children}</div>;
}
