import { showEnlarged } from './showEnlarged';
import './ImageZoom.css';

/** Texts of the image zoom. */
export interface ZoomWords {
  /** Name of the button that enlarges an image, from the name of the image. */
  open: (name: string) => string;
  /** Name of the button that closes the enlarged image. */
  close: string;
  /** Name of an image without alternative text. */
  image: string;
}

/** Images of the article that are not inside a link, a button or a demo. */
const selector = '.rspress-doc img:not(a *, button *, .rp-not-doc *, .duet-tag)';

/**
 * Makes the images of the article zoomable by a click on the image and, for keyboards, by a button
 * after it that frames the image while it is focused.
 * @returns a function that removes the zoom
 */
export function zoomImages(words: ZoomWords): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    const open = () => showEnlarged(image, words);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'duet-zoom-button';
    button.setAttribute('aria-label', words.open(image.alt));
    button.addEventListener('click', open, { signal });
    button.addEventListener('focus', () => coverImage(button, image), { signal });
    image.after(button);
    image.classList.add('duet-zoomable');
    image.addEventListener('click', open, { signal });
    const warn = () => console.warn(`The image ${image.src} could not be loaded, so it cannot be enlarged.`);
    if (image.complete && image.naturalWidth === 0) warn();
    else image.addEventListener('error', warn, { signal });
    signal.addEventListener('abort', () => {
      button.remove();
      image.classList.remove('duet-zoomable');
    });
  }
  return () => end.abort();
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
