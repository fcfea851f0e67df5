import { isOutside, placeBeside } from '../logic/placement';

/** Positions a popover if the browser cannot, or puts it outside the window, as WebKit 2.50 does in a sticky bar. */
export function placePopover(popover: HTMLElement, button: HTMLElement, placement: string): void {
  popover.style.removeProperty('inset');
  popover.style.removeProperty('position-area');
  if (!popover.matches(':popover-open')) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const box = popover.getBoundingClientRect();
  if (CSS.supports('position-area', 'bottom') && !isOutside(box, { width, height })) return;
  const position = placeBeside(button.getBoundingClientRect(), box, { width, height }, placement);
  popover.style.setProperty('position-area', 'none');
  popover.style.setProperty('inset', `${position.top}px auto auto ${position.left}px`);
}
