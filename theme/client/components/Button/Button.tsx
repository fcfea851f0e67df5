import { Link } from '@rspress/core/theme';
import type { HTMLAttributes, MouseEventHandler, ReactNode, RefAttributes } from 'react';
import { usePageLink } from '../../hooks/usePageLink';
import { rootProps } from '../../logic/rootProps';
import './Button.css';

/** Props of {@link Button}; the same as in Rspress. */
export interface ButtonProps
  extends HTMLAttributes<HTMLElement>,
    RefAttributes<HTMLAnchorElement & HTMLButtonElement> {
  /** Element: a link or a button. @default 'a' with `href`, else 'button' */
  type?: 'a' | 'button';
  /** `brand` for the one primary action of a group, `alt` for the others. @default 'brand' */
  theme?: 'brand' | 'alt';
  /** `medium` has the height of other controls, `big` is for landing pages. @default 'big' */
  size?: 'medium' | 'big';
  /** Target of the link. @default '/' */
  href?: string;
  /** Additional class. @default none */
  className?: string;
  /** Called on a click, before the link is followed. @default none */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Content of the button. @default none */
  children?: ReactNode;
  /** Content as HTML, instead of `children`. @default none */
  dangerouslySetInnerHTML?: { __html: string };
}

/** A link or button that looks like a button. */
export function Button({ type, theme = 'brand', size = 'big', href, ...rest }: ButtonProps) {
  const resolve = usePageLink();
  const shared = {
    ...rootProps('duet-button rp-not-doc', rest),
    'data-theme': theme,
    'data-size': size,
  };
  if (type === 'button' || (type === undefined && href === undefined))
    return <button type="button" {...shared} />;
  return <Link href={resolve(href ?? '/')} {...shared} />;
}
