import type { ZoomWords } from './zoomImages';

/** Duration of opening and closing, in milliseconds. */
const durationMs = 300;
/** Scrolling by more than this many pixels closes the image. */
const scrollToClosePx = 40;

/** Shows an image in a dialog, as large as the window allows. */
export function showEnlarged(image: HTMLImageElement, words: ZoomWords): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'duet-zoom';
  dialog.setAttribute('aria-label', image.alt || words.image);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = words.close;
  dialog.append(large, close);
  document.body.append(dialog);

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timing = {
    duration: reducedMotion ? 0 : durationMs,
    easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
    fill: 'both' as const,
  };
  const end = new AbortController();
  const { signal } = end;
  const start = window.scrollY;

  async function leave() {
    if (signal.aborted) return;
    end.abort();
    const fade = dialog.animate({ opacity: [1, 0] }, timing);
    large.animate({ transform: ['none', fromPlace(large, image)] }, timing);
    await fade.finished;
    // Closing restores the focus.
    dialog.close();
    dialog.remove();
  }

  large.addEventListener('error', () => {
    console.warn(`The image ${large.src} could not be loaded, so it cannot be enlarged.`);
    leave();
  });
  dialog.addEventListener('click', leave, { signal });
  dialog.addEventListener('cancel', event => {
    event.preventDefault();
    leave();
  });
  window.addEventListener('scroll', () => Math.abs(window.scrollY - start) > scrollToClosePx && leave(), {
    signal,
  });
  window.addEventListener('popstate', leave, { signal });

  dialog.showModal();
  dialog.animate({ opacity: [0, 1] }, timing);
  large.animate({ transform: [fromPlace(large, image), 'none'] }, timing);
}

/** The transform that moves `large` to the position of `small`. */
function fromPlace(large: HTMLElement, small: HTMLElement): string {
  const to = large.getBoundingClientRect();
  const from = small.getBoundingClientRect();
  if (to.width === 0) return 'none';
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}
