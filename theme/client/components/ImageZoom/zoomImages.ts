import { adoptStyles } from '../../browser/adoptStyles';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import css from './ImageZoom.css?inline';

adoptStyles(css);

/** Duration of opening and closing, in milliseconds. */
const durationMs = 300;
/** Scrolling by more than this many pixels closes the image. */
const scrollToClosePx = 40;

/** Texts of the image zoom. */
export interface ZoomWords {
  /** Name of the button that enlarges an image, from the name of the image. */
  open: (name: string) => string;
  /** Name of the button that closes the enlarged image. */
  close: string;
  /** Name of an image without alternative text. */
  image: string;
}

/** Marks images as zoomable and adds a button after each, for keyboards; `signal` removes both. */
export function zoomImages(images: Iterable<HTMLImageElement>, words: ZoomWords, signal: AbortSignal): void {
  for (const image of images) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'duet-zoom-button';
    button.setAttribute('aria-label', words.open(image.alt));
    button.addEventListener('click', () => showEnlarged(image, words), { signal });
    button.addEventListener('focus', () => coverImage(button, image), { signal });
    image.after(button);
    image.classList.add('duet-zoomable');
    if (image.complete && image.naturalWidth === 0) warnOf(image);
    else image.addEventListener('error', () => warnOf(image), { signal });
    signal.addEventListener('abort', () => {
      button.remove();
      image.classList.remove('duet-zoomable');
    });
  }
}

function warnOf({ src }: HTMLImageElement) {
  console.warn(`The image ${src} could not be loaded, so it cannot be enlarged.`);
}

/** Places the button around the current position of its image. */
function coverImage(button: HTMLElement, image: HTMLElement) {
  const from = (button.offsetParent ?? document.body).getBoundingClientRect();
  const to = image.getBoundingClientRect();
  Object.assign(button.style, {
    insetInlineStart: 'auto',
    left: `${to.left - from.left}px`,
    top: `${to.top - from.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
}

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

  const reducedMotion = prefersReducedMotion();
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
    warnOf(large);
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
