let region: HTMLElement | undefined;

/** Announces a text to screen readers when they are idle. One live region serves all components of a page. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'duet-visually-hidden';
    document.body.append(region);
  }
  // The same text is announced again only if the region was empty in between.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = text;
  }, 50);
}
