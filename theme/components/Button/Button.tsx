import { Link } from '@rspress/core/theme';
import type { MouseEventHandler, ReactNode } from 'react';
import './Button.css';

/** Props of {@link Button}; the same as Rspress's own. */
export interface ButtonProps {
  /**
   * `a` leads somewhere, `button` does something.
   * @default 'a' with `href`, else 'button'
   */
  type?: 'a' | 'button';
  /**
   * `brand` for the one primary action of a group, `alt` for the others.
   * @default 'brand'
   */
  theme?: 'brand' | 'alt';
  /**
   * `medium` is as high as a control, `big` stands on landing pages.
   * @default 'big'
   */
  size?: 'medium' | 'big';
  /** Where the link leads. */
  href?: string;
  /** Classes beside our own. */
  className?: string;
  /** Called on a click, before the link is followed. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** What the button says. */
  children?: ReactNode;
  /** HTML that the button says, in place of `children`. */
  dangerouslySetInnerHTML?: { __html: string };
}

/** A link or a button in the dress of a button. */
export function Button({ type, theme = 'brand', size = 'big', href, className = '', ...rest }: ButtonProps) {
  const shared = {
    ...rest,
    className: `duet-button rp-not-doc ${className}`.trim(),
    'data-theme': theme,
    'data-size': size,
  };
  if (type === 'button' || (type === undefined && href === undefined))
    return <button type="button" {...shared} />;
  return <Link href={href ?? '/'} {...shared} />;
}
