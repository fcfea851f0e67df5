const gestures = ['wheel', 'touchmove'] as const;

/**
 * Keeps wheel and touch from scrolling the page while a modal dialog is open, until the returned function is called.
 * `overflow: hidden` would lay out the whole page, and move it where scroll bars take space.
 */
export function lockScroll(dialog: HTMLDialogElement): () => void {
  const onScroll = (event: Event) => {
    let node = event.target as Element | null;
    for (; node && dialog.contains(node); node = node.parentElement) {
      if (node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY === 'auto') return;
    }
    // Zooming, with Ctrl and the wheel or with two fingers, stays possible.
    const isZoom = (event as WheelEvent).ctrlKey || (event as TouchEvent).touches?.length > 1;
    if (event.cancelable && !isZoom) event.preventDefault();
  };
  // On the document and only while the dialog is open, because such a listener slows down all scrolling; on the
  // dialog, it would miss the backdrop.
  const update = () => {
    for (const gesture of gestures) {
      if (dialog.open) document.addEventListener(gesture, onScroll, { passive: false });
      else document.removeEventListener(gesture, onScroll);
    }
  };
  const stop = new AbortController();
  // The focus moves into the dialog when it opens; not all browsers have an event for that.
  for (const type of ['focusin', 'close']) dialog.addEventListener(type, update, { signal: stop.signal });
  update();
  return () => {
    stop.abort();
    for (const gesture of gestures) document.removeEventListener(gesture, onScroll);
  };
}
