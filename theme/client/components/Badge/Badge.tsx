import type { ComponentProps, ReactNode } from 'react';
import { rootProps } from '../../logic/rootProps';
import './Badge.css';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
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
export function Badge({ children, text, type = 'tip', outline, ...rest }: BadgeProps) {
  const content = children ?? text;
  // In the Markdown output, text inside a tag ends with a line break.
  if (import.meta.env.SSG_MD) return <>({typeof content === 'string' ? content.trim() : content})</>;
  return (
    <span {...rootProps('duet-badge rp-not-doc', rest)} data-type={type} data-outline={outline || undefined}>
      {content}
    </span>
  );
}
