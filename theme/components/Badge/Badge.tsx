import type { ReactNode } from 'react';
import './Badge.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Content of the badge. @default none */
  children?: ReactNode;
  /** Content if there are no children. @default none */
  text?: string;
  /** Meaning, which sets the colour. @default 'tip' */
  type?: 'tip' | 'info' | 'warning' | 'danger';
  /** Whether it has a border instead of a background. @default false */
  outline?: boolean;
}

/** A short label beside a heading or inside a line. */
export function Badge({ children, text, type = 'tip', outline }: BadgeProps) {
  const content = children ?? text;
  // In the Markdown output, text inside a tag ends with a line break.
  if (import.meta.env.SSG_MD) return <>({typeof content === 'string' ? content.trim() : content})</>;
  return (
    <span className="duet-badge rp-not-doc" data-type={type} data-outline={outline || undefined}>
      {content}
    </span>
  );
}
