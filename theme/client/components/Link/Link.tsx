import { cleanUrlByConfig, isExternalUrl, withBase } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import type { ComponentProps, MouseEvent, TransitionStartFunction } from 'react';
import { isPlainClick, linkKind, opensInTab } from '../../../shared/href';
import { cancelNavigation } from '../../browser/loadPage';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** A path of the site, a hash, or a URL. @default '/' */
  href?: string;
  /** Transition for the page change, so that the caller can show a pending state. @default React's */
  startTransition?: TransitionStartFunction;
}

/** A link. Pages of the site open without a reload, other sites in a new tab. */
export function Link({ href = '/', className = '', startTransition, ...rest }: LinkProps) {
  const kind = linkKind(href, isExternalUrl);
  const name = `${className} rp-link`.trim();
  if (kind === 'external') {
    const tab = opensInTab(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return <a {...tab} {...rest} href={href} className={name} />;
  }
  if (kind === 'hash') {
    // The browser follows it; a page that is still loading is cancelled.
    const click = (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.(event);
      if (isPlainClick(event, event.currentTarget.target)) cancelNavigation();
    };
    return <a {...rest} href={href} className={name} onClick={click} />;
  }
  return <PageLink {...rest} href={href} className={name} startTransition={startTransition} />;
}

function PageLink({ href, startTransition, ...rest }: LinkProps & { href: string }) {
  const navigate = useLinkNavigate({ startTransition });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!isPlainClick(event, event.currentTarget.target)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href.startsWith('/') ? withBase(cleanUrlByConfig(href)) : href} onClick={click} />
  );
}
