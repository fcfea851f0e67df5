let region: HTMLElement | undefined;

/**
 * Says something to screen readers, politely. All parts share one live region:
 * a page with a hundred code blocks needs no hundred of them.
 */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'duet-visually-hidden';
    document.body.append(region);
  }
  // The same words twice are a change only if the region was empty between them.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = text;
  }, 50);
}
