import { pathnameToRouteService, removeBase, usePage, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { articleClass } from '../../../shared/rspressClasses';
import { previewFile } from '../../shared/previewFile';
import { useSiteAddress } from '../hooks/useSiteAddress';
import './LinkPreviews.css';

/** How long the pointer or the focus rests on a link before its preview is shown, in milliseconds. */
const restMs = 300;

/** Shows title and description of the page of a link in the text, on hover and keyboard focus. Renders nothing. */
export function LinkPreviews() {
  const { routePath } = usePage().page;
  const { address } = useSiteAddress();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout>;
    const intend = (event: PointerEvent | FocusEvent) => {
      const link = linkIn(event.target);
      // The pointer has moved inside the link.
      if (!link || linkIn(event.relatedTarget) === link) return;
      // A touch follows the link.
      if ('pointerType' in event ? event.pointerType !== 'mouse' : !link.matches(':focus-visible')) return;
      const path =
        link.origin === location.origin ? pathnameToRouteService(removeBase(link.pathname))?.path : '';
      if (!path || path === routePath) return;
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const { showPreview } = await import('../browser/linkPreview');
        if (!signal.aborted) await showPreview(link, path, withBase(previewFile(path, address)), signal);
      }, restMs);
    };
    const cancel = (event: PointerEvent | FocusEvent) => {
      if (linkIn(event.target) !== linkIn(event.relatedTarget)) clearTimeout(timer);
    };
    for (const type of ['pointerover', 'focusin'] as const)
      document.addEventListener(type, intend, { signal });
    for (const type of ['pointerout', 'focusout'] as const)
      document.addEventListener(type, cancel, { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [routePath, address]);
  return null;
}

/** The link in the text of the page that an event belongs to. Cards and parts of other plugins tell what they link to. */
function linkIn(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(`.${articleClass} a[href]:not(.rp-not-doc *, .duet-card *)`)
    : null;
}
