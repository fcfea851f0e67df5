/**
 * Closes an open panel when a link in it is followed, even to the current hash, when focus leaves it, so that Tab never
 * moves behind it, and when the window has become so wide that the panel is a column. It is copied as source.
 */
export function setUpPanel(panel: HTMLElement): void {
  if (panel.dataset.ready || !('popover' in panel)) return;
  panel.dataset.ready = 'true';
  const close = () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  const onResize = () => {
    // Phones resize the window while they scroll.
    if (!document.querySelector<HTMLElement>('.duet-mobile-bar')?.offsetHeight) close();
  };
  // Only while it is open: the window would keep panels of earlier pages.
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') addEventListener('resize', onResize);
    else removeEventListener('resize', onResize);
  });
  panel.addEventListener('click', ({ target, metaKey, ctrlKey, shiftKey, altKey }) => {
    // With a key, the link opens elsewhere.
    const isHeld = metaKey || ctrlKey || shiftKey || altKey;
    if (!isHeld && (target as Element).closest('a')) close();
  });
  panel.addEventListener('focusout', ({ relatedTarget: next }) => {
    const stays = !(next instanceof Element) || panel.contains(next);
    // Its own button closes it; closing it here would make the button open it again.
    if (!stays && next.getAttribute('popovertarget') !== panel.id) close();
  });
}
