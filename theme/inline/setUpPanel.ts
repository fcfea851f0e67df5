/**
 * Closes an open panel when a link in it is followed (also to the current hash, where nothing
 * navigates) and when the keyboard leaves it, so that Tab never walks behind it. Light dismissal
 * and Escape are the platform's.
 * Runs inside the page as it is read (see Early), so it uses nothing from outside itself.
 */
export function setUpPanel(panel: HTMLElement): void {
  if (panel.dataset.ready || !('popover' in panel)) return;
  panel.dataset.ready = 'true';
  const close = () => {
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  panel.addEventListener('focusout', ({ relatedTarget: next }) => {
    const stays = !(next instanceof Element) || panel.contains(next);
    // The button that opened it closes it by itself; closing here would make it open again.
    if (!stays && next.getAttribute('popovertarget') !== panel.id) close();
  });
}
