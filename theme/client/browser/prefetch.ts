import { isActive, pathnameToRouteService, removeBase, withBase } from '@rspress/core/runtime';
import { type Connection, prefetchLevel } from '../logic/prefetch';

/** How long the pointer or the focus rests on a link before its page is loaded, in milliseconds. */
const restMs = 65;

/** Whether the site wants it. */
let isOn = false;

/** Loads the script of the page that a link opens in this tab, at most once; navigation handles what fails. */
async function prefetchPage(link: HTMLAnchorElement): Promise<void> {
  const { origin, pathname, target } = link;
  const isHere = origin === location.origin && `${pathname}/`.startsWith(withBase('/'));
  if (!isOn || levelNow() === 'none' || !isHere || target || link.hasAttribute('download')) return;
  const path = removeBase(pathname);
  if (isActive(path, removeBase(location.pathname))) return;
  const route = pathnameToRouteService(path);
  if (!route) return;
  const loaded = route.preload();
  prefetchHead();
  await loaded;
}

/** Loads what a change of the head needs (rspress/late-head); call it behind the request for the page, which is needed first. */
export function prefetchHead(): void {
  dispatchEvent(new Event('duet-prefetch'));
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads the page of a link unless another one, or none, is given within 65 ms. */
export function prefetchSoon(link: Element | null | undefined): void {
  clearTimeout(timer);
  if (link instanceof HTMLAnchorElement) timer = setTimeout(() => ignoreErrors(prefetchPage(link)), restMs);
}

/** Loads pages when the reader points at a link, focuses or presses it; `onIntent` runs at the first sign. Returns a function that stops it. */
export function prefetchOnIntent(onIntent: () => void): () => void {
  isOn = true;
  const stop = new AbortController();
  const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
  const soon = (event: Event) => {
    onIntent();
    prefetchSoon(linkOf(event));
  };
  const now = (event: Event) => {
    onIntent();
    const link = linkOf(event);
    if (link) ignoreErrors(prefetchPage(link));
  };
  for (const [types, listener] of [
    [['mouseover', 'focusin'], soon],
    [['touchstart', 'mousedown'], now],
  ] as const)
    for (const type of types)
      document.addEventListener(type, listener, { passive: true, signal: stop.signal });
  // The reader may have pointed at or focused a link before React started.
  prefetchSoon([...document.querySelectorAll('a:is(:hover, :focus-visible)')].at(-1));
  return () => {
    isOn = false;
    stop.abort();
  };
}

/** Pages that one page loads at most for links in view. */
const mostInView = 8;

/** On a fast connection, loads the pages of links in view, one after the other while the browser is idle. Returns a function that stops it. */
export function prefetchInView(): () => void {
  if (levelNow() !== 'view') return () => {};
  let left = mostInView;
  let busy = false;
  const waiting = new Set<HTMLAnchorElement>();
  const next = () => {
    const [link] = waiting;
    if (busy || left <= 0 || !link) return;
    waiting.delete(link);
    busy = true;
    left -= 1;
    requestIdleCallback(async () => {
      // After a failure the connection is lost, or the site was deployed again: nothing more would come.
      await prefetchPage(link).catch(() => {
        left = 0;
      });
      busy = false;
      next();
    });
  };
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target as HTMLAnchorElement);
      else waiting.delete(target as HTMLAnchorElement);
    }
    next();
  });
  for (const link of document.querySelectorAll(':is(#duet-main, .duet-home, .duet-sidebar) a'))
    observer.observe(link);
  return () => {
    observer.disconnect();
    left = 0;
  };
}

function levelNow() {
  const { connection } = navigator as { connection?: Connection };
  return prefetchLevel(connection, matchMedia('(prefers-reduced-data: reduce)').matches);
}

const ignoreErrors = (promise: Promise<void>) => promise.catch(() => {});
