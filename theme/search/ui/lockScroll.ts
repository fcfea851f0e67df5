const gestures = ['wheel', 'touchmove'] as const;

/**
 * Keeps wheel and touch from scrolling the page behind `dialog` until the returned function is called;
 * `overflow: hidden` would lay out the whole page.
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
    // Zooming, with Ctrl and the wheel or with two fingers, stays possible.
    if (event.cancelable && !(event as WheelEvent).ctrlKey && !((event as TouchEvent).touches?.length > 1)) {
      event.preventDefault();
    }
  };
  for (const gesture of gestures) document.addEventListener(gesture, onScroll, { passive: false });
  return () => {
    for (const gesture of gestures) document.removeEventListener(gesture, onScroll);
  };
}
