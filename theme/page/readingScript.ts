import type { readingPlace } from '../shared/readingPlace';
import type { goToTop } from './goToTop';
import type { showInColumn } from './showInColumn';

/**
 * While React is not there: marks the current section in the outline, shows the button that leads to the top once
 * the page is scrolled, and answers it. It is copied as source.
 * @param template id of the template with the scripts of React; pages without it have started as usual
 * @param ready event of the window after which components do this
 */
export function readingScript(
  template: string,
  ready: string,
  findPlace: typeof readingPlace,
  show: typeof showInColumn,
  toTop: typeof goToTop,
): void {
  const stop = new AbortController();
  const listener = { passive: true, signal: stop.signal };
  const button = () => document.querySelector<HTMLElement>('.duet-to-top');
  const links = () => document.querySelectorAll<HTMLAnchorElement>('.duet-outline__link');
  const mark = (active: string | undefined) => {
    for (const link of links()) {
      const isActive = link.hash !== '' && link.hash.slice(1) === active;
      if (isActive === link.hasAttribute('aria-current')) continue;
      if (!isActive) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'location');
      show(link);
    }
  };
  const update = () => {
    if (stop.signal.aborted || !document.getElementById(template)) return;
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const places = [...links()].map(({ hash }) => {
      const id = hash.slice(1);
      const heading = document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
      return { id, top: heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY };
    });
    mark(findPlace(places, edge, innerHeight).active);
    button()?.toggleAttribute('hidden', scrollY <= 0);
  };
  let isWaiting = false;
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update();
    });
  };
  for (const type of ['load', 'scroll', 'hashchange', 'pageshow']) addEventListener(type, soon, listener);
  addEventListener(
    'click',
    event => {
      if (event.defaultPrevented || !(event.target as Element).closest?.('.duet-to-top')) return;
      event.preventDefault();
      toTop();
    },
    { signal: stop.signal },
  );
  addEventListener(
    ready,
    () => {
      stop.abort();
      // Components mark it again.
      mark(undefined);
    },
    { once: true },
  );
}
