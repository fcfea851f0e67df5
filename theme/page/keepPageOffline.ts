/**
 * Keeps the page in view when a link to another page of the site is pressed without a connection before React
 * handles links, and opens it once the connection is back. Copied into pages as source.
 * @param notice selector of the element whose `data-offline` is the text for the reader
 */
export function keepPageOffline(notice: string): void {
  let shown: HTMLElement | undefined;
  let wanted: string | undefined;

  // On the window: React, once it is there, has handled the click before.
  addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link) return;
    shown?.remove();
    shown = wanted = undefined;
    const isOther = link.origin !== location.origin || link.pathname === location.pathname;
    const isSpecial = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (navigator.onLine || event.defaultPrevented || isOther || isSpecial || link.target) return;
    const { offline } = document.querySelector<HTMLElement>(notice)?.dataset ?? {};
    if (link.hasAttribute('download') || !offline) return;
    event.preventDefault();
    wanted = link.href;
    // Outside of what React hydrates.
    shown = document.createElement('p');
    shown.className = 'duet-popover__panel duet-connection';
    shown.setAttribute('role', 'status');
    document.body.append(shown);
    // Screen readers announce changes of a region that is there already.
    setTimeout(() => shown?.append(offline));
  });
  addEventListener('online', () => {
    if (wanted) location.assign(wanted);
  });
}
