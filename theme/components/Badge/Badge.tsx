import type { ReactNode } from 'react';
import './Badge.css';

export interface BadgeProps {
  /** What the badge says. */
  children?: ReactNode;
  /** What the badge says, where there are no children. */
  text?: string;
  /**
   * What it means: something new, neutral, to be careful with, or gone.
   * @default 'tip'
   */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  /**
   * Whether it has a border instead of a ground.
   * @default false
   */
  outline?: boolean;
}

/** A short word beside a heading or in a line. */
export function Badge({ children, text, type = 'tip', outline }: BadgeProps) {
  const content = children ?? text;
  if (import.meta.env.SSG_MD) return <>({content})</>;
  return (
    <span className="duet-badge rp-not-doc" data-type={type} data-outline={outline || undefined}>
      {content}
    </span>
  );
}
