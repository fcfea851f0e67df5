const gestures = ['wheel', 'touchmove'] as const;

/**
 * Keeps wheel and fingers from scrolling what is behind `dialog`; what scrolls inside of it still does.
 * By events: `overflow: hidden` on the root would style and lay out the whole page.
 * @returns ends it
 */
export function lockScroll(dialog: Element): () => void {
  const onScroll = (event: Event) => {
    for (
      let node = event.target as Element | null;
      node && dialog.contains(node);
      node = node.parentElement
    ) {
      if (node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY === 'auto') return;
    }
    // Two fingers enlarge, and that stays.
    if (event.cancelable && !(event as WheelEvent).ctrlKey && !((event as TouchEvent).touches?.length > 1)) {
      event.preventDefault();
    }
  };
  for (const gesture of gestures) document.addEventListener(gesture, onScroll, { passive: false });
  return () => {
    for (const gesture of gestures) document.removeEventListener(gesture, onScroll);
  };
}
