import {
  cleanUrlByConfig,
  isExternalUrl,
  pathnameToRouteService,
  removeBase,
  useSite,
  withBase,
} from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import type { ComponentProps, MouseEvent, TransitionStartFunction } from 'react';
import { cancelNavigation } from '../../browser/loadPage';
import { isPlainClick, linkKind, pathOf } from '../../logic/href';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** A path of the site, a hash, or a URL. @default '/' */
  href?: string;
  /** Transition for the page change, so that the caller can show a pending state. @default React's */
  startTransition?: TransitionStartFunction;
}

/** A link. Pages of the site are preloaded on hover and touch and open without a reload, other sites in a new tab. */
export function Link({ href = '/', className = '', startTransition, ...rest }: LinkProps) {
  const kind = linkKind(href, isExternalUrl);
  const name = `${className} rp-link`.trim();
  if (kind === 'external') {
    // `mailto:` and `tel:` do not open in a tab.
    const tab = /^(https?:)?\/\//i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
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
  const { prefetchLink } = useSite().site.route ?? {};
  const prefetch = (element: HTMLAnchorElement) => {
    if (prefetchLink === false) return;
    // The navigation itself retries or reports a failed preload.
    pathnameToRouteService(removeBase(pathOf(element.pathname)))
      ?.preload()
      .catch(() => {});
  };
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!isPlainClick(event, event.currentTarget.target)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      {...rest}
      href={href.startsWith('/') ? withBase(cleanUrlByConfig(href)) : href}
      onClick={click}
      onMouseEnter={event => {
        rest.onMouseEnter?.(event);
        prefetch(event.currentTarget);
      }}
      onTouchStart={event => {
        rest.onTouchStart?.(event);
        prefetch(event.currentTarget);
      }}
    />
  );
}
