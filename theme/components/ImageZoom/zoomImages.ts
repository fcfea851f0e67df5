import { adoptStyles } from '../../browser/adoptStyles';
import css from './ImageZoom.css?inline';
import { showEnlarged } from './showEnlarged';

adoptStyles(css);

/** Texts of the image zoom. */
export interface ZoomWords {
  /** Name of the button that enlarges an image, from the name of the image. */
  open: (name: string) => string;
  /** Name of the button that closes the enlarged image. */
  close: string;
  /** Name of an image without alternative text. */
  image: string;
}

export { showEnlarged };

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
    const warn = () => console.warn(`The image ${image.src} could not be loaded, so it cannot be enlarged.`);
    if (image.complete && image.naturalWidth === 0) warn();
    else image.addEventListener('error', warn, { signal });
    signal.addEventListener('abort', () => {
      button.remove();
      image.classList.remove('duet-zoomable');
    });
  }
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
